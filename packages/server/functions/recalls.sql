-- Each version of an acknowledgment is evidence: no program changes a row of it. An amendment is another version.
CREATE OR REPLACE FUNCTION refuse_change_of_acknowledgments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed. Write another version.', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER recall_acknowledgments_append_only BEFORE UPDATE ON recall_acknowledgments
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_acknowledgments();

CREATE OR REPLACE TRIGGER recall_counts_append_only BEFORE UPDATE ON recall_counts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_acknowledgments();
