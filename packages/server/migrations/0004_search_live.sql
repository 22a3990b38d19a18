CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_interest" (
	"day" date NOT NULL,
	"item_id" integer NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_interest_day_item_id_pk" PRIMARY KEY("day","item_id")
);
--> statement-breakpoint
CREATE TABLE "search_popularity" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pushed_indexes" (
	"name" text PRIMARY KEY NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pushed_records" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "search_pushed_records_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_pushed_rules" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "search_pushed_rules_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_pushed_synonyms" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "search_pushed_synonyms_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_user_tokens" (
	"user_token" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" DROP CONSTRAINT "search_documents_item_id_items_id_fk";
--> statement-breakpoint
ALTER TABLE "search_interest" ADD CONSTRAINT "search_interest_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_popularity" ADD CONSTRAINT "search_popularity_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pushed_records" ADD CONSTRAINT "search_pushed_records_index_name_search_pushed_indexes_name_fk" FOREIGN KEY ("index_name") REFERENCES "public"."search_pushed_indexes"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "search_pushed_rules" ADD CONSTRAINT "search_pushed_rules_index_name_search_pushed_indexes_name_fk" FOREIGN KEY ("index_name") REFERENCES "public"."search_pushed_indexes"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "search_pushed_synonyms" ADD CONSTRAINT "search_pushed_synonyms_index_name_search_pushed_indexes_name_fk" FOREIGN KEY ("index_name") REFERENCES "public"."search_pushed_indexes"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "search_interest_item_idx" ON "search_interest" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "search_user_tokens_user_idx" ON "search_user_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_user_tokens_seen_idx" ON "search_user_tokens" USING btree ("seen_at");--> statement-breakpoint
-- Notes products whose index is out of date and wakes the servers at commit. Whoever changes the catalogue needs to know nothing of it.
CREATE FUNCTION "search_note_changes"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (item_id) SELECT DISTINCT n.id FROM unnest(ids) AS n (id) WHERE n.id IS NOT NULL;
  IF FOUND THEN PERFORM pg_notify('search_changes', ''); END IF;
END $$;
--> statement-breakpoint
-- A variant is shown by its product.
CREATE FUNCTION "search_items_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(parent_id, id) FROM after));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "search_items_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(parent_id, id) FROM before));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only what the index is made from: of the stock, whether there is any.
CREATE FUNCTION "search_items_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(
    SELECT unnest(ARRAY[coalesce(a.parent_id, a.id), coalesce(b.parent_id, b.id)])
    FROM after a FULL JOIN before b ON b.id = a.id
    WHERE (a.id, a.parent_id, a.is_matrix_parent, a.category_id, a.item_name, a.display_name, a.site_display_name,
        a.description, a.manufacturer, a.mpn, a.gtin, a.quantity_available > 0, a.rx_level, a.inactive, a.special_order,
        a.allocation_period IS NOT NULL, a.matrix_details, a.attributes, a.search_keywords, a.popularity, a.created_at)
      IS DISTINCT FROM
      (b.id, b.parent_id, b.is_matrix_parent, b.category_id, b.item_name, b.display_name, b.site_display_name,
        b.description, b.manufacturer, b.mpn, b.gtin, b.quantity_available > 0, b.rx_level, b.inactive, b.special_order,
        b.allocation_period IS NOT NULL, b.matrix_details, b.attributes, b.search_keywords, b.popularity, b.created_at)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "search_items_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT item_id FROM search_documents));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Products of a category carry its name and that of the category above.
CREATE FUNCTION "search_categories_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(
    SELECT i.id FROM after a JOIN before b ON b.id = a.id
    JOIN categories c ON c.id = a.id OR c.parent_id = a.id
    JOIN items i ON i.category_id = c.id AND i.parent_id IS NULL
    WHERE (a.name, a.url_component, a.parent_id) IS DISTINCT FROM (b.name, b.url_component, b.parent_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "search_units_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(i.parent_id, i.id) FROM after a JOIN items i ON i.id = a.item_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "search_units_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(i.parent_id, i.id) FROM before b JOIN items i ON i.id = b.item_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "search_units_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(
    SELECT coalesce(i.parent_id, i.id) FROM after a FULL JOIN before b ON b.id = a.id
    JOIN items i ON i.id IN (a.item_id, b.item_id)
    WHERE (a.item_id, a.label) IS DISTINCT FROM (b.item_id, b.label)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "search_items_inserted" AFTER INSERT ON "items" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION "search_items_inserted"();
--> statement-breakpoint
CREATE TRIGGER "search_items_updated" AFTER UPDATE ON "items" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION "search_items_updated"();
--> statement-breakpoint
CREATE TRIGGER "search_items_deleted" AFTER DELETE ON "items" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION "search_items_deleted"();
--> statement-breakpoint
CREATE TRIGGER "search_items_truncated" AFTER TRUNCATE ON "items" FOR EACH STATEMENT EXECUTE FUNCTION "search_items_truncated"();
--> statement-breakpoint
CREATE TRIGGER "search_categories_updated" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION "search_categories_updated"();
--> statement-breakpoint
CREATE TRIGGER "search_units_inserted" AFTER INSERT ON "item_units" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION "search_units_inserted"();
--> statement-breakpoint
CREATE TRIGGER "search_units_updated" AFTER UPDATE ON "item_units" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION "search_units_updated"();
--> statement-breakpoint
CREATE TRIGGER "search_units_deleted" AFTER DELETE ON "item_units" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION "search_units_deleted"();
