-- A notification of a backorder tells which variant it is, and leads to it.
CREATE OR REPLACE FUNCTION "tell_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.quantity_available <= 0 AND NOT NEW.inactive THEN
		WITH answered AS (
			DELETE FROM stock_watches WHERE item_id = NEW.id RETURNING account_id, user_id
		)
		INSERT INTO notifications (account_id, user_id, notification_type, meta_data)
		SELECT DISTINCT account_id, user_id, 'Item Back in Stock', jsonb_build_object('item',
			jsonb_build_object('displayName', NEW.display_name, 'urlComponent', NEW.url_component))
		FROM answered;
	END IF;
	-- Who waits longest is served first, as far as the stock goes.
	WITH waiting AS (
		SELECT b.id, sum(b.quantity) OVER (ORDER BY b.id) AS needed
		FROM backorders b JOIN orders o ON o.id = b.order_id
		WHERE b.item_id = NEW.id AND o.status IN ('Pending Approval', 'Pending Fulfillment', 'Partially Fulfilled')
	), served AS (
		UPDATE backorders b SET told_at = now() FROM waiting w
		WHERE b.id = w.id AND b.told_at IS NULL AND w.needed <= NEW.quantity_available
		RETURNING b.account_id, b.user_id, b.quantity
	)
	INSERT INTO notifications (account_id, user_id, notification_type, meta_data)
	SELECT account_id, user_id, 'Backorder Ready', jsonb_build_object(
		'item', jsonb_build_object('displayName', NEW.display_name, 'matrixDetails', NEW.matrix_details,
			'urlComponent', NEW.url_component),
		'quantityPreviouslyBackordered', quantity)
	FROM served;
	RETURN NULL;
END $$;
