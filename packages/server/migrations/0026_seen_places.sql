ALTER TABLE "subscriptions" ADD COLUMN "ship_place" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "bill_place" jsonb;--> statement-breakpoint
UPDATE "subscriptions" s SET "ship_place" = jsonb_build_object('attention', d.attention, 'line1', d.line1, 'line2', d.line2, 'city', d.city, 'state', d.state, 'zip', d.zip)
  FROM "addresses" d WHERE d.id = s."ship_address_id";--> statement-breakpoint
UPDATE "subscriptions" s SET "bill_place" = jsonb_build_object('attention', d.attention, 'line1', d.line1, 'line2', d.line2, 'city', d.city, 'state', d.state, 'zip', d.zip)
  FROM "addresses" d WHERE d.id = s."bill_address_id";
