-- Triggers end sessions and raise versions, so it does not matter which program changes users, companies or passwords.

CREATE OR REPLACE FUNCTION raise_session_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.session_version := OLD.session_version + 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER users_raise_session_version BEFORE UPDATE ON users
FOR EACH ROW WHEN ((OLD.password_hash, OLD.account_id, OLD.active, OLD.is_admin, OLD.is_price_visible, OLD.is_punchout,
  OLD.is_parent_login, OLD.may_pay, OLD.payment_limit_cents) IS DISTINCT FROM (NEW.password_hash, NEW.account_id,
  NEW.active, NEW.is_admin, NEW.is_price_visible, NEW.is_punchout, NEW.is_parent_login, NEW.may_pay,
  NEW.payment_limit_cents))
EXECUTE FUNCTION raise_session_version();

CREATE OR REPLACE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_end_sessions AFTER UPDATE ON users
FOR EACH ROW WHEN (NOT NEW.active OR (OLD.password_hash, OLD.account_id) IS DISTINCT FROM (NEW.password_hash, NEW.account_id))
EXECUTE FUNCTION end_sessions_of_user();

CREATE OR REPLACE FUNCTION end_sessions_in_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = OLD.user_id AND account_id = OLD.account_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_accounts_end_sessions AFTER DELETE ON user_accounts
FOR EACH ROW EXECUTE FUNCTION end_sessions_in_account();

-- Each server forgets what it has looked up about the session, the user ('user 5') or the company.
CREATE OR REPLACE FUNCTION tell_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changes', TG_ARGV[0] || ' ' || OLD.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_tell AFTER DELETE ON sessions
FOR EACH ROW EXECUTE FUNCTION tell_session_change('session');

CREATE OR REPLACE TRIGGER users_tell_sessions AFTER UPDATE ON users
FOR EACH ROW WHEN (OLD.session_version <> NEW.session_version) EXECUTE FUNCTION tell_session_change('user');

CREATE OR REPLACE TRIGGER accounts_tell_sessions AFTER UPDATE OF active ON accounts
FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION tell_session_change('account');

CREATE OR REPLACE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER sessions_raise_version BEFORE UPDATE ON sessions
FOR EACH ROW WHEN (OLD.account_id <> NEW.account_id) EXECUTE FUNCTION raise_version();

CREATE OR REPLACE TRIGGER sessions_tell_move AFTER UPDATE ON sessions
FOR EACH ROW WHEN (OLD.account_id <> NEW.account_id) EXECUTE FUNCTION tell_session_change('session');

-- The version that an access token must have; null when its session has ended. A deactivated company also ends the
-- sessions that its users have in other accounts. Both parts only rise, so no sum comes twice: a token is refused from the
-- first change on, even when the session moves to another account and back. For another account than the session's it is
-- no token's version, but the session goes on.
CREATE OR REPLACE FUNCTION session_version_of(of_session integer, of_user integer, of_account integer) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN s.account_id = of_account THEN u.session_version + s.version ELSE -1 END
  FROM sessions s JOIN users u ON u.id = s.user_id
  JOIN accounts a ON a.id = s.account_id JOIN accounts home ON home.id = u.account_id
  WHERE s.id = of_session AND s.user_id = of_user AND u.active AND a.active AND home.active
$$;

-- Called in the transaction of a change: the session cannot end before that does, or it has ended and nothing changes.
-- Without a session a job is asking. The server answers GZ401 and GZ402 with 401.
CREATE OR REPLACE FUNCTION require_session(of_session integer, of_user integer, of_account integer, of_version integer)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  current_version integer;
BEGIN
  IF of_session IS NULL THEN
    RETURN true;
  END IF;
  PERFORM 1 FROM sessions WHERE id = of_session FOR KEY SHARE;
  current_version := session_version_of(of_session, of_user, of_account);
  IF current_version IS NULL THEN
    RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'GZ401';
  ELSIF current_version <> of_version THEN
    RAISE EXCEPTION 'the token is older than the user''s permissions' USING ERRCODE = 'GZ402';
  END IF;
  RETURN true;
END $$;
