ALTER TABLE "cart_lines" ADD COLUMN "estimate_id" integer;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_estimate_idx" ON "cart_lines" USING btree ("estimate_id");--> statement-breakpoint
CREATE INDEX "estimates_status_idx" ON "estimates" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "estimates_order_idx" ON "estimates" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_order_check" CHECK ("estimates"."order_id" IS NULL OR "estimates"."status" = 'Accepted');