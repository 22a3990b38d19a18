-- Search reads the words of hundreds of documents to order an answer: kept in the row, uncompressed, that is one page read each.
ALTER TABLE "search_documents" SET (toast_tuple_target = 8160);
--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "tsv" SET STORAGE MAIN;
