CREATE TABLE "reserved_goods" (
	"order_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"from_stock" integer NOT NULL,
	"from_allocation" integer NOT NULL,
	"allocation_start" date,
	CONSTRAINT "reserved_goods_order_id_item_id_pk" PRIMARY KEY("order_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "reserved_goods" ADD CONSTRAINT "reserved_goods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_goods" ADD CONSTRAINT "reserved_goods_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;