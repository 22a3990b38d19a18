ALTER TABLE "item_units" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "item_units_gtin_idx" ON "item_units" USING btree ("gtin") WHERE "item_units"."gtin" <> '';--> statement-breakpoint
CREATE INDEX "items_gtin_idx" ON "items" USING btree ("gtin") WHERE "items"."gtin" <> '';