ALTER TABLE "sessions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "raise_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_raise_version" BEFORE UPDATE ON sessions
FOR EACH ROW WHEN (OLD.account_id <> NEW.account_id) EXECUTE FUNCTION raise_version();
--> statement-breakpoint
CREATE TRIGGER "sessions_tell_move" AFTER UPDATE ON sessions
FOR EACH ROW WHEN (OLD.account_id <> NEW.account_id) EXECUTE FUNCTION tell_session_change('session');
--> statement-breakpoint
-- Both parts only rise, so no sum comes twice: a token is refused from the first change on, also when the session moves
-- to another account and back. In another account than its session's a token is of no version, but the session goes on.
CREATE OR REPLACE FUNCTION "session_version_of"(of_session integer, of_user integer, of_account integer) RETURNS integer
LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN s.account_id = of_account THEN u.session_version + s.version ELSE -1 END
	FROM sessions s JOIN users u ON u.id = s.user_id
	JOIN accounts a ON a.id = s.account_id JOIN accounts home ON home.id = u.account_id
	WHERE s.id = of_session AND s.user_id = of_user AND u.active AND a.active AND home.active
$$;
