ALTER TABLE "payment_holds" DROP CONSTRAINT "payment_holds_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_holds" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_holds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payment_holds" ADD CONSTRAINT "payment_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_holds_failed_idx" ON "payment_holds" USING btree ("order_id") WHERE "payment_holds"."failure" IS NOT NULL;