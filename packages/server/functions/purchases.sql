-- Triggers keep `purchase_days`, so it does not matter which program places, changes or gives up an order.

-- Counts the purchases of items again, each from the day of its first moment. Orders of one company follow one another
-- here: each counts on what the others have committed. OFFSET keeps the planner, which knows nothing of new rows yet, from
-- reading the lines of an item instead of those of an order.
CREATE OR REPLACE FUNCTION count_purchases(companies integer[], goods integer[], moments timestamptz[])
RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  days date[];
  first_moment timestamptz;
BEGIN
  SELECT array_agg(company), array_agg(item), array_agg(day), min(day)::timestamp AT TIME ZONE 'America/New_York'
  INTO companies, goods, days, first_moment
  FROM (
    SELECT company, item, (min(moment) AT TIME ZONE 'America/New_York')::date AS day
    FROM unnest(companies, goods, moments) t (company, item, moment) GROUP BY 1, 2) touched;
  PERFORM FROM accounts WHERE id = ANY (companies) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM purchase_days p USING unnest(companies, goods, days) t (company, item, day)
  WHERE p.account_id = t.company AND p.item_id = t.item AND p.day >= t.day;
  INSERT INTO purchase_days (account_id, item_id, day, orders, is_subscribed, last_at, last_line_id, orders_to, days_to,
    subscribed_days_to, squared_gaps_to)
  SELECT account_id, item_id, day, orders, is_subscribed, last_at, last_line_id,
    orders_before + sum(orders) OVER upto, days_before + count(*) OVER upto,
    subscribed_before + sum(is_subscribed::int) OVER upto, squares_before + coalesce(sum(gap * gap) OVER upto, 0)
  FROM (
    SELECT d.*, coalesce(b.orders_to, 0) AS orders_before, coalesce(b.days_to, 0) AS days_before,
      coalesce(b.subscribed_days_to, 0) AS subscribed_before, coalesce(b.squared_gaps_to, 0) AS squares_before,
      d.day - lag(d.day, 1, b.day) OVER (PARTITION BY d.account_id, d.item_id ORDER BY d.day) AS gap
    FROM (
      SELECT o.account_id, l.item_id, o.day, count(DISTINCT o.id) AS orders,
        bool_or(o.subscription_id IS NOT NULL) AS is_subscribed, max(o.placed_at) AS last_at,
        (array_agg(l.id ORDER BY o.placed_at DESC, l.id DESC))[1] AS last_line_id
      FROM (
        SELECT id, account_id, subscription_id, placed_at, (placed_at AT TIME ZONE 'America/New_York')::date AS day
        FROM orders
        WHERE account_id = ANY (companies) AND placed_at >= first_moment AND status NOT IN ('Rejected', 'Cancelled')) o
        CROSS JOIN LATERAL (SELECT id, item_id FROM order_lines WHERE order_id = o.id OFFSET 0) l
        JOIN unnest(companies, goods, days) t (company, item, day)
          ON t.company = o.account_id AND t.item = l.item_id AND t.day <= o.day
      GROUP BY 1, 2, 3) d
      JOIN unnest(companies, goods, days) t (company, item, day) ON t.company = d.account_id AND t.item = d.item_id
      LEFT JOIN LATERAL (
        SELECT * FROM purchase_days p WHERE p.account_id = t.company AND p.item_id = t.item AND p.day < t.day
        ORDER BY p.day DESC LIMIT 1) b ON true) counted
  WINDOW upto AS (PARTITION BY account_id, item_id ORDER BY day);
END $$;

CREATE OR REPLACE FUNCTION count_changed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_purchases(array_agg(o.account_id), array_agg(c.item_id), array_agg(o.placed_at))
  FROM changed c JOIN orders o ON o.id = c.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_lines_count_inserted AFTER INSERT ON order_lines
REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_changed_lines();

CREATE OR REPLACE TRIGGER order_lines_count_deleted AFTER DELETE ON order_lines
REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_changed_lines();

CREATE OR REPLACE FUNCTION count_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_purchases(array_agg(NEW.account_id), array_agg(l.item_id), array_agg(least(OLD.placed_at, NEW.placed_at)))
  FROM order_lines l WHERE l.order_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_count_changed AFTER UPDATE OF status, placed_at, subscription_id ON orders
FOR EACH ROW
WHEN ((OLD.status IN ('Rejected', 'Cancelled'), OLD.placed_at, OLD.subscription_id)
  IS DISTINCT FROM (NEW.status IN ('Rejected', 'Cancelled'), NEW.placed_at, NEW.subscription_id))
EXECUTE FUNCTION count_changed_order();

CREATE OR REPLACE FUNCTION forget_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM purchase_days;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_lines_forget_purchases AFTER TRUNCATE ON order_lines
FOR EACH STATEMENT EXECUTE FUNCTION forget_purchases();
