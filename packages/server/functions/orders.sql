-- The history of an order's status is evidence: no program changes or deletes a row of it.
CREATE OR REPLACE FUNCTION refuse_change_of_order_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of order_events are never changed or deleted. Write a new row.';
END $$;

CREATE OR REPLACE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_order_events();
