-- Triggers tell every server which products changed, so that it draws their pages again. It does not matter which
-- program changes the catalog. A notice has the ids of items, 'listings', or 'all'.

CREATE OR REPLACE FUNCTION tell_catalog_items(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed integer[] := ARRAY(SELECT DISTINCT n.id FROM unnest(ids) AS n (id) WHERE n.id IS NOT NULL);
BEGIN
  IF cardinality(changed) > 500 THEN
    PERFORM pg_notify('catalog_changes', 'all');
  ELSIF cardinality(changed) > 0 THEN
    PERFORM pg_notify('catalog_changes', array_to_string(changed, ' '));
  END IF;
END $$;

-- The page of a product shows all of its variants.
CREATE OR REPLACE FUNCTION tell_inserted_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_catalog_items(ARRAY(SELECT unnest(ARRAY[id, parent_id]) FROM after));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER items_tell_insert AFTER INSERT ON items
REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_inserted_items();

CREATE OR REPLACE FUNCTION tell_deleted_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_catalog_items(ARRAY(SELECT unnest(ARRAY[id, parent_id]) FROM before));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER items_tell_delete AFTER DELETE ON items
REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION tell_deleted_items();

-- An item that becomes active again appears on the pages of the products that it goes with.
CREATE OR REPLACE FUNCTION tell_updated_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_catalog_items(ARRAY(
    SELECT unnest(ARRAY[a.id, b.id, a.parent_id, b.parent_id]) FROM after a FULL JOIN before b ON b.id = a.id
    WHERE a IS DISTINCT FROM b
    UNION ALL
    SELECT r.item_id FROM after a JOIN before b ON b.id = a.id JOIN item_relations r ON r.related_item_id = a.id
    WHERE a.inactive <> b.inactive));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER items_tell_update AFTER UPDATE ON items
REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_updated_items();

-- Units, pictures, files and relations belong to an item.
CREATE OR REPLACE FUNCTION tell_item_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM tell_catalog_items(ARRAY(SELECT item_id FROM after));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM tell_catalog_items(ARRAY(SELECT item_id FROM before));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_catalog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['item_units', 'item_images', 'item_files', 'item_relations'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s_tell_insert AFTER INSERT ON %1$s
      REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_item_parts()', part);
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s_tell_update AFTER UPDATE ON %1$s
      REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_item_parts()', part);
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s_tell_delete AFTER DELETE ON %1$s
      REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION tell_item_parts()', part);
  END LOOP;
  FOREACH part IN ARRAY ARRAY['items', 'item_units', 'item_images', 'item_files', 'item_relations'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s_tell_truncate AFTER TRUNCATE ON %1$s
      FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog(''all'')', part);
  END LOOP;
  -- Any product may show them.
  FOREACH part IN ARRAY ARRAY['categories', 'rx_levels', 'recalls', 'recall_items'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %1$s_tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %1$s
      FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog(''all'')', part);
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER search_documents_tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_documents
FOR EACH STATEMENT EXECUTE FUNCTION tell_catalog('listings');
