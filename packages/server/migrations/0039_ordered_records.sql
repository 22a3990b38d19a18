-- The lists of a company's records read these indexes backward, and stop at the end of a page. With NULLS LAST, which no
-- list asks for, they had no use as an order. The index by due days serves the list of invoices, which people open most.
DROP INDEX "fulfilments_account_idx";--> statement-breakpoint
DROP INDEX "invoices_account_issued_idx";--> statement-breakpoint
DROP INDEX "orders_account_placed_idx";--> statement-breakpoint
CREATE INDEX "fulfilments_on_the_way_idx" ON "fulfilments" USING btree ("account_id") WHERE "fulfilments"."delivered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "invoices_account_due_idx" ON "invoices" USING btree ("account_id","due_on","id");--> statement-breakpoint
CREATE INDEX "fulfilments_account_idx" ON "fulfilments" USING btree ("account_id","shipped_at","id");--> statement-breakpoint
CREATE INDEX "invoices_account_issued_idx" ON "invoices" USING btree ("account_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "orders_account_placed_idx" ON "orders" USING btree ("account_id","placed_at","id");