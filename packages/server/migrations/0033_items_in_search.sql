DROP INDEX "search_documents_rank_idx";--> statement-breakpoint
DROP INDEX "search_documents_name_idx";--> statement-breakpoint
DROP INDEX "search_documents_listed_idx";--> statement-breakpoint
ALTER TABLE "search_codes" DROP CONSTRAINT "search_codes_code_item_id_pk";--> statement-breakpoint
-- Until the next start builds the index again, a product is found as its only item.
DELETE FROM "search_codes" a USING "search_codes" b
WHERE a."code" = b."code" AND a."document_id" = b."document_id" AND a."item_id" > b."item_id";--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "slot" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "search_codes" ADD CONSTRAINT "search_codes_code_document_id_pk" PRIMARY KEY("code","document_id");--> statement-breakpoint
ALTER TABLE "search_codes" ADD COLUMN "kind" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "shared" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "alone" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "search_documents" SET "product_id" = "item_id", "shared" = cardinality("facets");--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "product_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_facet_bits" ADD COLUMN "split" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_documents_product_idx" ON "search_documents" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_documents_slot_idx" ON "search_documents" USING btree ("alone","slot");--> statement-breakpoint
CREATE INDEX "search_documents_rank_idx" ON "search_documents" USING btree ("rank" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "search_documents_name_idx" ON "search_documents" USING btree ("sort_name","product_id");--> statement-breakpoint
CREATE INDEX "search_documents_listed_idx" ON "search_documents" USING btree ("listed_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "search_codes" DROP COLUMN "item_id";