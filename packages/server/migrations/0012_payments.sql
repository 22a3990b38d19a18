ALTER TABLE "payment_applications" ADD COLUMN "with_payment_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_applications" ADD CONSTRAINT "payment_applications_with_payment_id_payments_id_fk" FOREIGN KEY ("with_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_applications_with_payment_idx" ON "payment_applications" USING btree ("with_payment_id");