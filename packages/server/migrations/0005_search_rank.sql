DROP INDEX "search_documents_popularity_idx";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_documents_rank_idx" ON "search_documents" USING btree ("rank" DESC NULLS LAST,"item_id");--> statement-breakpoint
CREATE INDEX "search_documents_name_idx" ON "search_documents" USING btree ("sort_name","item_id");--> statement-breakpoint
CREATE INDEX "search_documents_listed_idx" ON "search_documents" USING btree ("listed_at" DESC NULLS LAST,"item_id" DESC NULLS LAST);--> statement-breakpoint
-- The words of documents are folded anew.
INSERT INTO "search_changes" ("item_id") SELECT "item_id" FROM "search_documents";
