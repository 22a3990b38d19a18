-- Triggers note the products whose index is out of date, so it does not matter which program changes the catalog.

-- Notes the products and wakes the servers at commit.
CREATE OR REPLACE FUNCTION search_note_changes(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (item_id) SELECT DISTINCT n.id FROM unnest(ids) AS n (id) WHERE n.id IS NOT NULL;
  IF FOUND THEN PERFORM pg_notify('search_changes', ''); END IF;
END $$;

-- A variant is shown by its product.
CREATE OR REPLACE FUNCTION search_items_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(parent_id, id) FROM after));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_items_inserted AFTER INSERT ON items
REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_items_inserted();

CREATE OR REPLACE FUNCTION search_items_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(parent_id, id) FROM before));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_items_deleted AFTER DELETE ON items
REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION search_items_deleted();

-- Only what the index is made from: of the stock, whether there is any.
CREATE OR REPLACE FUNCTION search_items_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(
    SELECT unnest(ARRAY[coalesce(a.parent_id, a.id), coalesce(b.parent_id, b.id)])
    FROM after a FULL JOIN before b ON b.id = a.id
    WHERE (a.id, a.parent_id, a.is_matrix_parent, a.category_id, a.item_name, a.display_name, a.site_display_name,
        a.description, a.manufacturer, a.mpn, a.gtin, a.quantity_available > 0, a.rx_level, a.inactive, a.special_order,
        a.allocation_period IS NOT NULL, a.is_addable_to_cart AND NOT a.restricted, a.matrix_details, a.attributes,
        a.search_keywords, a.popularity, a.created_at)
      IS DISTINCT FROM
      (b.id, b.parent_id, b.is_matrix_parent, b.category_id, b.item_name, b.display_name, b.site_display_name,
        b.description, b.manufacturer, b.mpn, b.gtin, b.quantity_available > 0, b.rx_level, b.inactive, b.special_order,
        b.allocation_period IS NOT NULL, b.is_addable_to_cart AND NOT b.restricted, b.matrix_details, b.attributes,
        b.search_keywords, b.popularity, b.created_at)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_items_updated AFTER UPDATE ON items
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_items_updated();

CREATE OR REPLACE FUNCTION search_items_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT product_id FROM search_documents));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_items_truncated AFTER TRUNCATE ON items
FOR EACH STATEMENT EXECUTE FUNCTION search_items_truncated();

-- Products of a category carry its name and that of the category above.
CREATE OR REPLACE FUNCTION search_categories_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(
    SELECT i.id FROM after a JOIN before b ON b.id = a.id
    JOIN categories c ON c.id = a.id OR c.parent_id = a.id
    JOIN items i ON i.category_id = c.id AND i.parent_id IS NULL
    WHERE (a.name, a.url_component, a.parent_id) IS DISTINCT FROM (b.name, b.url_component, b.parent_id)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_categories_updated AFTER UPDATE ON categories
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_categories_updated();

CREATE OR REPLACE FUNCTION search_units_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(i.parent_id, i.id) FROM after a JOIN items i ON i.id = a.item_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_units_inserted AFTER INSERT ON item_units
REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_units_inserted();

CREATE OR REPLACE FUNCTION search_units_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(SELECT coalesce(i.parent_id, i.id) FROM before b JOIN items i ON i.id = b.item_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_units_deleted AFTER DELETE ON item_units
REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION search_units_deleted();

CREATE OR REPLACE FUNCTION search_units_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_note_changes(ARRAY(
    SELECT coalesce(i.parent_id, i.id) FROM after a FULL JOIN before b ON b.id = a.id
    JOIN items i ON i.id IN (a.item_id, b.item_id)
    WHERE (a.item_id, a.label, a.gtin) IS DISTINCT FROM (b.item_id, b.label, b.gtin)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_units_updated AFTER UPDATE ON item_units
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION search_units_updated();
