ALTER TABLE "saved_lines" ADD COLUMN "estimate_id" integer;--> statement-breakpoint
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_lines_estimate_idx" ON "saved_lines" USING btree ("estimate_id");