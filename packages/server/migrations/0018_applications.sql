CREATE SEQUENCE "public"."account_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."application_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
ALTER TABLE "account_applications" ADD COLUMN "application_no" text;--> statement-breakpoint
UPDATE "account_applications" SET "application_no" = 'APP-' || nextval('application_no_seq');--> statement-breakpoint
ALTER TABLE "account_applications" ALTER COLUMN "application_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account_applications" ADD COLUMN "mailed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_applications" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_applications" ADD COLUMN "opened_account_id" integer;--> statement-breakpoint
ALTER TABLE "account_applications" ADD CONSTRAINT "account_applications_opened_account_id_accounts_id_fk" FOREIGN KEY ("opened_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_applications_new_idx" ON "account_applications" USING btree ("email") WHERE "account_applications"."status" = 'new';--> statement-breakpoint
ALTER TABLE "account_applications" ADD CONSTRAINT "account_applications_application_no_unique" UNIQUE("application_no");