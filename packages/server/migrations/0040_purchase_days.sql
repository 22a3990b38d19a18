-- Easy Reorder read the orders of a year to find how often a company buys each item; two rows of this table say the same.
-- It costs a placed order one more row of each item.
CREATE TABLE "purchase_days" (
	"account_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"is_subscribed" boolean NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_line_id" integer NOT NULL,
	"orders_to" integer NOT NULL,
	"days_to" integer NOT NULL,
	"subscribed_days_to" integer NOT NULL,
	"squared_gaps_to" bigint NOT NULL,
	CONSTRAINT "purchase_days_account_id_item_id_day_pk" PRIMARY KEY("account_id","item_id","day")
);
--> statement-breakpoint
ALTER TABLE "purchase_days" ADD CONSTRAINT "purchase_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_days" ADD CONSTRAINT "purchase_days_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "purchase_days"
SELECT account_id, item_id, day, orders, is_subscribed, last_at, last_line_id, sum(orders) OVER upto, count(*) OVER upto,
	sum(is_subscribed::int) OVER upto, coalesce(sum(gap * gap) OVER upto, 0)
FROM (
	SELECT d.*, day - lag(day) OVER (PARTITION BY account_id, item_id ORDER BY day) AS gap
	FROM (
		SELECT o.account_id, l.item_id, (o.placed_at AT TIME ZONE 'America/New_York')::date AS day, count(DISTINCT o.id) AS orders,
			bool_or(o.subscription_id IS NOT NULL) AS is_subscribed, max(o.placed_at) AS last_at,
			(array_agg(l.id ORDER BY o.placed_at DESC, l.id DESC))[1] AS last_line_id
		FROM orders o JOIN order_lines l ON l.order_id = o.id
		WHERE o.status NOT IN ('Rejected', 'Cancelled') GROUP BY 1, 2, 3) d) counted
WINDOW upto AS (PARTITION BY account_id, item_id ORDER BY day);
