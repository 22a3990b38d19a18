-- Triggers write these notifications, so it does not matter which program changes stock or deliveries.

-- Goods of a notified backorder still count, because nothing takes them from the stock until their order ends.
CREATE OR REPLACE FUNCTION tell_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- Those who wait longest are served first, as far as the stock goes.
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

CREATE OR REPLACE TRIGGER items_tell_of_stock AFTER UPDATE OF quantity_available ON items
FOR EACH ROW WHEN (NEW.quantity_available > OLD.quantity_available AND NEW.quantity_available > 0)
EXECUTE FUNCTION tell_of_stock();

CREATE OR REPLACE FUNCTION tell_of_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delivered timestamp := COALESCE(NEW.delivered_at, now()) AT TIME ZONE 'America/New_York';
BEGIN
  INSERT INTO notifications (account_id, user_id, notification_type, meta_data)
  SELECT o.account_id, o.user_id, 'Fulfillment Delivered', jsonb_build_object('fulfillmentId', NEW.id,
    'workwaveId', COALESCE(NEW.workwave_id, ''), 'deliveryDate', to_char(delivered, 'YYYYMMDD'),
    'timeOfDelivery', to_char(delivered, 'HH24:MI:SS'), 'trackingNumber', NEW.tracking_number)
  FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER fulfilments_tell_of_delivery AFTER UPDATE OF status ON fulfilments
FOR EACH ROW WHEN (NEW.status = 'Delivered' AND OLD.status IS DISTINCT FROM NEW.status)
EXECUTE FUNCTION tell_of_delivery();
