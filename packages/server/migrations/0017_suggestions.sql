ALTER TABLE "item_views" DROP CONSTRAINT "item_views_user_id_item_id_pk";--> statement-breakpoint
ALTER TABLE "item_views" ADD COLUMN "account_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "item_views" ADD CONSTRAINT "item_views_account_id_user_id_item_id_pk" PRIMARY KEY("account_id","user_id","item_id");
