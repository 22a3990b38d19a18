ALTER TABLE "accounts" ADD COLUMN "shows_pay_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_pay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_limit_cents" bigint;--> statement-breakpoint
UPDATE "accounts" a SET "shows_pay_notice" = true
  WHERE EXISTS (SELECT FROM "users" u WHERE u."account_id" = a."id" AND u."active" AND u."is_price_visible" AND NOT u."is_admin" AND NOT u."is_punchout");
