ALTER TABLE "order_events" ADD COLUMN "total_cents" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_taxable" boolean;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "convenience_fee_percent" numeric(7, 4);