CREATE SEQUENCE "public"."issue_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
ALTER TABLE "issues" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "issue_no" text;--> statement-breakpoint
UPDATE "issues" SET "issue_no" = 'IS-' || nextval('issue_no_seq');--> statement-breakpoint
ALTER TABLE "issues" ALTER COLUMN "issue_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issues_user_idx" ON "issues" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "issues" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "issues" DROP COLUMN "resolved";--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_issue_no_unique" UNIQUE("issue_no");