ALTER TABLE "addresses" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;