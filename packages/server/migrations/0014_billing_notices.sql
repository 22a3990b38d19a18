ALTER TABLE "accounts" ADD COLUMN "last_reminded_on" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminded_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_applications" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp with time zone;