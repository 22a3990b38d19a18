ALTER TABLE "invoices" DROP CONSTRAINT "invoices_applied_check";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "pending_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pending_check" CHECK ("invoices"."pending_cents" >= 0);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_applied_check" CHECK ("invoices"."paid_cents" + "invoices"."credited_cents" + "invoices"."pending_cents" <= "invoices"."total_cents");