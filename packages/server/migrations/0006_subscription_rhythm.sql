ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_every_days_check";--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "subscription_runs" ADD COLUMN "left_out" text[] DEFAULT ARRAY[]::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "every" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "frequency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "start_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "skipped" date[] DEFAULT ARRAY[]::date[] NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retry_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "warned_for" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "payment_methods" SET "is_default" = false WHERE "is_default" AND "id" NOT IN (SELECT min("id") FROM "payment_methods" WHERE "is_default" AND NOT "deleted" GROUP BY "account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default_idx" ON "payment_methods" USING btree ("account_id") WHERE "payment_methods"."is_default" AND NOT "payment_methods"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_token_idx" ON "payment_methods" USING btree ("account_id","token") WHERE NOT "payment_methods"."deleted";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_every_check" CHECK ("subscriptions"."every" >= 1);--> statement-breakpoint
UPDATE "subscriptions" SET "every" = CASE WHEN "every_days" % 7 = 0 THEN "every_days" / 7 ELSE greatest(1, round("every_days" / 30.0)) END, "frequency" = CASE WHEN "every_days" % 7 = 0 THEN 'weeks' ELSE 'months' END, "start_on" = "next_run_on";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "every" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "frequency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "start_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "every_days";
