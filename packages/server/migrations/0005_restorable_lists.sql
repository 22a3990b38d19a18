DROP INDEX "item_lists_owner_idx";--> statement-breakpoint
ALTER TABLE "item_lists" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "item_lists_owner_idx" ON "item_lists" USING btree ("account_id","user_id",lower("name")) WHERE "item_lists"."deleted_at" IS NULL;