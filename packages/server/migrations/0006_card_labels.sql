ALTER TABLE "payment_methods" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "payment_methods" SET "is_default" = false WHERE "is_default" AND "id" NOT IN (SELECT min("id") FROM "payment_methods" WHERE "is_default" AND NOT "deleted" GROUP BY "account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default_idx" ON "payment_methods" USING btree ("account_id") WHERE "payment_methods"."is_default" AND NOT "payment_methods"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_token_idx" ON "payment_methods" USING btree ("account_id","token") WHERE NOT "payment_methods"."deleted";