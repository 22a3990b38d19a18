CREATE TABLE "payment_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"order_key" text NOT NULL,
	"request" jsonb NOT NULL,
	"reference" text,
	"order_id" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_holds" ADD CONSTRAINT "payment_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_holds" ADD CONSTRAINT "payment_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_holds_request_idx" ON "payment_holds" USING btree ("account_id","order_key","request") WHERE "payment_holds"."released_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payment_holds_unsettled_idx" ON "payment_holds" USING btree ("requested_at") WHERE "payment_holds"."settled_at" IS NULL;