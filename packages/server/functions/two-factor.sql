-- The audit trail of second steps is evidence: no program changes or deletes a row of it.
CREATE OR REPLACE FUNCTION refuse_change_of_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of security_events are never changed or deleted. Write a new row.';
END $$;

CREATE OR REPLACE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON security_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_security_events();
