/**
 * The least SQL for the same answers, with prices as a visitor sees them: written by hand for this contract, sharing
 * nothing.
 */

function units(item: string) {
  return `(
  SELECT coalesce(json_agg(json_build_object('id', u.id, 'unitName', u.unit_name, 'label', u.label,
    'conversionRate', u.conversion_rate, 'baseUnit', u.base_unit) ORDER BY u.position, u.id), '[]')
  FROM item_units u WHERE u.item_id = ${item}.id)`
}

function addable(item: string, further = '') {
  return `${item}.is_addable_to_cart AND NOT ${item}.inactive${further} AND EXISTS (
  SELECT FROM item_prices p WHERE p.item_id = ${item}.id AND p.level = 'List Price' AND p.price IS NOT NULL)`
}

/** Flags of item `item`, where they are set. */
function flags(item: string, further = '') {
  return `jsonb_strip_nulls(jsonb_build_object('restricted', nullif(${item}.restricted, false),
    'specialOrder', nullif(${item}.special_order, false)${further}))`
}

/** The variant that a card of item `i` shows: the one that a search named, or the first. */
function shownVariant(named: string) {
  return `(
  SELECT jsonb_build_array(jsonb_build_object('id', v.id, 'itemName', v.item_name, 'siteDisplayName', v.site_display_name,
    'matrixDetails', v.matrix_details, 'mpn', v.mpn, 'price', NULL, 'prices', '[]'::jsonb,
    'quantityAvailable', v.quantity_available, 'rxLevel', v.rx_level, 'urlComponent', v.url_component,
    'isAddableToCart', ${addable('v', ' AND NOT v.restricted')},
    'unit', json_build_object('details', ${units('v')})) || ${flags(
      'v',
      `,
    'thumbnailImage', nullif(v.thumbnail_image, i.thumbnail_image), 'allocationPeriod', v.allocation_period`,
    )})
  FROM items v WHERE v.parent_id = i.id AND NOT v.inactive ORDER BY (v.id = ${named}) DESC, v.id LIMIT 1)`
}

const quantity = `CASE WHEN i.is_matrix_parent THEN (
  SELECT coalesce(sum(v.quantity_available), 0)::int FROM items v WHERE v.parent_id = i.id AND NOT v.inactive)
  ELSE i.quantity_available END`

const addableCard = `CASE WHEN i.is_matrix_parent
  THEN EXISTS (SELECT FROM items v WHERE v.parent_id = i.id AND ${addable('v')}) ELSE ${addable('i')} END`

/** Members of the JSON object of item `i`, in a list and on its page. */
const commonMembers = `'id', i.id, 'itemId', i.id, 'itemName', i.item_name,
  'siteDisplayName', i.site_display_name, 'manufacturer', i.manufacturer, 'mpn', i.mpn, 'price', NULL,
  'prices', '[]'::jsonb, 'quantityAvailable', ${quantity}, 'rxLevel', i.rx_level, 'isAddableToCart', ${addableCard},
  'thumbnailImage', i.thumbnail_image, 'matrixDetails', i.matrix_details,
  'urlComponent', i.url_component`

/** The card of item `i`. */
function cardOf(named: string) {
  return `(SELECT jsonb_build_object(${commonMembers}, 'children', coalesce(shown.variants, '[]'),
  'unit', json_build_object('details', CASE WHEN shown.variants IS NULL THEN ${units('i')} ELSE '[]' END))
  || ${flags('i', `, 'inactive', nullif(i.inactive, false), 'allocationPeriod', i.allocation_period, 'variantId', ${named}`)}
  FROM (SELECT ${shownVariant(named)} AS variants) shown)`
}

const card = cardOf('NULL::int')

/** The variant that the search of `page` named: not all variants match, or another one than the first is the best. */
const namedVariant = `(SELECT page.item_id FROM items v WHERE v.parent_id = i.id AND NOT v.inactive
  HAVING page.fitting < count(*) OR page.item_id <> min(v.id))`

const categoryJoins = 'JOIN categories c ON c.id = i.category_id LEFT JOIN categories cp ON cp.id = c.parent_id'

const categoryNames = '(SELECT json_object_agg(url_component, name) FROM categories) AS categories'

/** The first page of everything. */
export const listSql = `
SELECT (SELECT docs FROM search_facet_counts WHERE scope = '' AND token = '') AS total,
  (SELECT json_agg(json_build_array(token, docs)) FROM search_facet_counts WHERE scope = '' AND token <> '') AS facets,
  ${categoryNames},
  (SELECT json_agg(${card} ORDER BY page.rank DESC, i.id) FROM (
    SELECT product_id, rank FROM search_documents WHERE place = 0
    ORDER BY rank DESC NULLS LAST, product_id LIMIT 24) page
    JOIN items i ON i.id = page.product_id) AS results`

/** A search whose words need no correction; $1 is a tsquery, $2 and $3 its words in names, $4 and $5 in kinds. */
export const searchSql = `
WITH matched AS MATERIALIZED (
  SELECT d.product_id, d.item_id, d.place, d.rank, d.facets,
    6 * ((d.tsv @@ $2::tsquery)::int + (d.tsv @@ $3::tsquery)::int)
    + 3 * ((d.tsv @@ $4::tsquery)::int + (d.tsv @@ $5::tsquery)::int) AS score
  FROM search_documents d WHERE d.tsv @@ $1::tsquery),
shown AS (
  SELECT DISTINCT ON (product_id) *, count(*) OVER (PARTITION BY product_id) AS fitting FROM matched
  ORDER BY product_id, score DESC, place)
SELECT (SELECT count(*)::int FROM shown) AS total,
  (SELECT json_agg(json_build_array(token, docs)) FROM (
    SELECT token, count(DISTINCT product_id)::int AS docs FROM matched, unnest(facets) AS f (token) GROUP BY 1) n) AS facets,
  ${categoryNames},
  (SELECT json_agg(${cardOf(namedVariant)} ORDER BY page.score DESC, page.rank DESC, i.id) FROM (
    SELECT * FROM shown ORDER BY score DESC, rank DESC NULLS LAST, product_id LIMIT 24) page
    JOIN items i ON i.id = page.product_id) AS results`

function relations(kind: string, related: string) {
  return `(
  SELECT coalesce(json_agg(${related} ORDER BY r.position, r.related_item_id), '[]')
  FROM item_relations r JOIN items i ON i.id = r.related_item_id AND NOT i.inactive
  WHERE r.item_id = item.id AND r.kind = '${kind}')`
}

/** A product without variants, by id $1. */
export const detailSql = `
SELECT json_build_object(${commonMembers}, 'displayName', i.display_name, 'allocationPeriod', i.allocation_period, 'variantId', NULL, 'children', '[]'::json,
  'inactive', i.inactive, 'restricted', i.restricted, 'specialOrder', i.special_order,
  'category', json_build_object('id', c.id, 'name', c.name, 'urlComponent', c.url_component, 'parent',
    CASE WHEN cp.id IS NOT NULL THEN json_build_object('id', cp.id, 'name', cp.name, 'urlComponent', cp.url_component) END),
  'unit', json_build_object('details', ${units('i')}), 'description', i.description, 'attributes', i.attributes,
  'metaTag', i.meta_tag, 'titleTag', i.title_tag, 'h1Tag', i.h1_tag, 'searchKeywords', i.search_keywords,
  'gtin', i.gtin, 'parent', NULL, 'pricelevelprice', NULL,
  'itemImage', (SELECT coalesce(json_agg(json_build_object('index', m.position, 'url', m.url, 'largeUrl', m.large_url, 'name', m.name)
    ORDER BY m.position), '[]') FROM item_images m WHERE m.item_id = i.id),
  'itemFile', (SELECT coalesce(json_agg(json_build_object('url', f.url, 'name', f.name) ORDER BY f.position), '[]')
    FROM item_files f WHERE f.item_id = i.id),
  'correlatedItems', ${relations('related', `json_build_object('correlatedItem', ${card})`)},
  'alternativeItems', ${relations('alternative', card)}) AS product
FROM items i JOIN items item ON item.id = i.id ${categoryJoins} WHERE i.id = $1`

const linePrice = `CASE WHEN x.item_id IS NOT NULL THEN x.price WHEN own.item_id IS NOT NULL THEN own.price ELSE list.price END`

const lineMembers = `'id', l.id, 'itemId', i.id, 'unit', l.unit_id, 'quantity', l.quantity,
  'price', coalesce(to_json(${linePrice}), '"N/A"'), 'units', ${units('i')}, 'rxLevelId', i.rx_level,
  'thumbnailImage', i.thumbnail_image, 'name', i.site_display_name, 'itemName', i.item_name, 'manufacturer', i.manufacturer,
  'mpn', i.mpn, 'urlComponent', i.url_component,
  'matrixDetails', i.matrix_details, 'quantityAvailable', i.quantity_available,
  'isAddableToCart', i.is_addable_to_cart AND NOT i.inactive AND ${linePrice} IS NOT NULL`

const lineJoins = `JOIN items i ON i.id = l.item_id
  LEFT JOIN account_item_prices x ON x.account_id = a.id AND x.item_id = i.id
  LEFT JOIN item_prices own ON own.item_id = i.id AND own.level = a.price_level
  LEFT JOIN item_prices list ON list.item_id = i.id AND list.level = 'List Price'`

/** The cart of user $1, and the rows that its amounts depend on. */
export const cartSql = `
SELECT c.account_id || '.' || c.user_id AS "ownerId", c.version, c.approved_by AS "approvedBy", c.contact_id AS "contactId", c.notifications,
  CASE WHEN a.tax_exempt THEN 0 ELSE (SELECT t.rate_percent FROM addresses d
    JOIN tax_rates t ON t.state = d.state AND starts_with(d.zip, t.zip_prefix)
    WHERE d.account_id = a.id AND d.default_shipping AND NOT d.deleted
    ORDER BY length(t.zip_prefix) DESC LIMIT 1) END::float8 AS "taxRate",
  (SELECT d.state FROM addresses d
    WHERE d.account_id = a.id AND d.default_shipping AND NOT d.deleted) AS "taxState",
  CASE WHEN a.convenience_fee THEN a.convenience_fee_percent END::float8 AS "feeRate",
  (SELECT u.approval_limit_cents / 100.0 FROM users u WHERE u.id = c.user_id)::float8 AS "approvalLimit",
  (SELECT coalesce(json_agg(json_build_object(${lineMembers}, 'position', coalesce(l.position, l.id),
      'previousPrice', CASE WHEN l.confirmed_price <> ${linePrice} THEN l.confirmed_price END)
      ORDER BY coalesce(l.position, l.id), l.id), '[]')
    FROM cart_lines l ${lineJoins} WHERE l.cart_id = c.id) AS lines,
  (SELECT coalesce(json_agg(json_build_object(${lineMembers}) ORDER BY l.id), '[]')
    FROM saved_lines l ${lineJoins} WHERE l.user_id = $1 AND l.account_id = a.id) AS saved
FROM carts c JOIN accounts a ON a.id = c.account_id WHERE c.user_id = $1`

/** Adds quantity $4 of unit $3 of item $2 to the cart of user $1. */
export const addSql = `
WITH raised AS (UPDATE carts SET version = version + 1 WHERE user_id = $1 RETURNING id)
INSERT INTO cart_lines (cart_id, item_id, unit_id, quantity) SELECT id, $2, $3, $4 FROM raised
ON CONFLICT (cart_id, item_id, unit_id) DO UPDATE SET quantity = cart_lines.quantity + excluded.quantity`
