DROP INDEX "search_facet_bits_chunk_idx";--> statement-breakpoint
TRUNCATE "search_facet_bits";--> statement-breakpoint
ALTER TABLE "search_facet_bits" ALTER COLUMN "bits" SET DATA TYPE bit(8192);--> statement-breakpoint
ALTER TABLE "search_facet_counts" ADD COLUMN "offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_facet_bits" DROP COLUMN "split";--> statement-breakpoint
-- Until the next start builds the index again, each variant counts as a product of its own.
INSERT INTO "search_facet_bits" ("token", "chunk", "bits")
SELECT t.token, d."slot" >> 13, bit_or(set_bit(0::bit(8192), d."slot" & 8191, 1))
FROM "search_documents" d, LATERAL (SELECT '' AS token UNION ALL SELECT unnest(d."facets")) t GROUP BY 1, 2;
