import { z } from 'zod'
import { dollarsSchema, idSchema, instantSchema, priceSchema } from './common.js'

/** One axis of a matrix variant, shown as 'key:value'. */
export const matrixDetailSchema = z.object({ key: z.string(), value: z.string() })

/** A unit of measure. The base unit has conversionRate 1; for another unit it is the number of base units in it. */
export const unitDetailSchema = z.object({
  id: idSchema,
  unitName: z.string(),
  conversionRate: z.number(),
  baseUnit: z.boolean(),
  label: z.string().describe("the unit in words, e.g. 'Box of 100'"),
})

/** A price at a level; the level 'List Price' is the struck-through one. */
const priceLevelSchema = z.object({ level: z.string(), price: dollarsSchema })

/** The category of a product, with the one above it. */
export const categoryReferenceSchema = z.object({
  id: idSchema,
  name: z.string(),
  urlComponent: z.string(),
  parent: z.object({ id: idSchema, name: z.string(), urlComponent: z.string() }).nullable(),
})

/** The number by which people name an item. */
export const itemNameSchema = z.string().describe('the item number, as the store prints it')

/** A matrix variant of a product. */
export const productVariantSchema = z.object({
  id: idSchema,
  itemName: itemNameSchema,
  siteDisplayName: z.string(),
  matrixDetails: z.array(matrixDetailSchema),
  mpn: z.string(),
  gtin: z.string(),
  price: priceSchema,
  prices: z.array(priceLevelSchema),
  quantityAvailable: z.int(),
  rxLevel: z.string(),
  restricted: z.boolean(),
  specialOrder: z.boolean(),
  urlComponent: z.string(),
  isAddableToCart: z.boolean(),
  allocationPeriod: z.string().nullable(),
  thumbnailImage: z.string().nullable(),
  unit: z.object({ details: z.array(unitDetailSchema) }),
})

const productCoreSchema = z.object({
  id: idSchema,
  itemId: idSchema.describe('the id by which carts, lists and orders name the item; the same as id'),
  itemName: itemNameSchema,
  siteDisplayName: z.string(),
  manufacturer: z.string(),
  mpn: z.string(),
  price: priceSchema,
  prices: z.array(priceLevelSchema),
  quantityAvailable: z.int(),
  rxLevel: z.string(),
  inactive: z.boolean(),
  restricted: z.boolean(),
  specialOrder: z.boolean(),
  isAddableToCart: z.boolean(),
  allocationPeriod: z.string().nullable(),
  thumbnailImage: z.string().nullable(),
  matrixDetails: z.array(matrixDetailSchema),
  unit: z.object({ details: z.array(unitDetailSchema) }),
  urlComponent: z.string(),
  variantId: idSchema
    .nullable()
    .describe(
      'the variant that the question named: its number, size or color in the search, or the item asked for; null when it named none',
    ),
  namedUnit: idSchema.optional().describe('the unit, if the query was its GTIN; omitted for any other query'),
  latestPurchase: z
    .object({ date: instantSchema, unit: idSchema, unitDetails: unitDetailSchema })
    .nullable()
    .optional()
    .describe(
      'on a card of a listing or a suggestion for a customer: the latest of the last 200 orders of the company that has the shown item',
    ),
})

const rareFlag = z.boolean().optional().describe('left out where it is false')
const rareAllocation = z.string().nullable().optional().describe('left out where the item is not on allocation')

/** A variant to choose on a card, in few bytes: `getItem` answers its price, units and picture. */
const variantChoiceSchema = z.object({
  id: idSchema,
  value: z.string().describe("its values, e.g. 'medium' or 'blue, medium'"),
  isOut: z.boolean().optional().describe('left out where the variant is in stock'),
})

/**
 * The fields of a product card (spec section 2, product card). Lists hold many cards, so a card omits fields that only
 * few products have.
 */
export const productCardSchema = productCoreSchema.extend({
  inactive: rareFlag,
  restricted: rareFlag,
  specialOrder: rareFlag,
  allocationPeriod: rareAllocation,
  prices: productCoreSchema.shape.prices.describe('List Price; none for a product that comes with a variant'),
  variantId: productCoreSchema.shape.variantId.optional(),
  children: z
    .array(
      productVariantSchema.omit({ gtin: true }).extend({
        restricted: rareFlag,
        specialOrder: rareFlag,
        allocationPeriod: rareAllocation,
        prices: productVariantSchema.shape.prices.describe('List Price'),
        thumbnailImage: productVariantSchema.shape.thumbnailImage
          .optional()
          .describe('left out where it is the product’s'),
      }),
    )
    .describe('the variant that the card shows and sells; none for a product without variants. getItem answers all'),
  choices: z
    .array(variantChoiceSchema)
    .optional()
    .describe(
      'on a card of a listing for a customer: the variants that match the listing and can be ordered, the shown one included, at most 12; left out where there is no choice',
    ),
  otherVariants: z
    .int()
    .optional()
    .describe(
      'on a card of a listing for a customer: how many further variants the product has; left out where there are none',
    ),
})

/** Some products that a customer may need, and why the store suggests them. */
export const suggestedSectionSchema = z.object({
  kind: z
    .enum(['buyAgain', 'industry', 'category', 'pickUp', 'timeToReorder'])
    .describe(
      'bought often; popular at companies of the same industry, or else in the category of the item just added; opened from a search; bought at regular intervals, and due again',
    ),
  products: z.array(productCardSchema).describe('at most 3; products that the company bought have latestPurchase'),
})

/** A whole product (spec section 3). */
export const productSchema = productCoreSchema.extend({
  displayName: z.string(),
  category: categoryReferenceSchema,
  children: z
    .array(productVariantSchema)
    .describe('the variants of this product; of a variant asked for by itself, all of its product, itself included'),
  description: z.string(),
  pricelevelprice: priceSchema.describe("the price of the account's own price level, before contract prices"),
  itemImage: z.array(
    z.object({
      index: z.int(),
      url: z.string(),
      largeUrl: z.string(),
      name: z
        .string()
        .describe("the view that the picture shows, such as 'front of the package'; empty when it is unknown"),
    }),
  ),
  itemFile: z.array(z.object({ url: z.string(), name: z.string() })),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  metaTag: z.string(),
  titleTag: z.string(),
  h1Tag: z.string(),
  searchKeywords: z.string(),
  gtin: z.string(),
  parent: z
    .object({ id: idSchema, urlComponent: z.string() })
    .nullable()
    .describe('the matrix product of which this is a variant'),
  correlatedItems: z.array(z.object({ correlatedItem: productCardSchema })),
  alternativeItems: z.array(productCardSchema),
})

const categoryCoreSchema = z.object({
  id: idSchema,
  name: z.string(),
  imageUrl: z.string().nullable(),
  urlComponent: z.string(),
  isParent: z.boolean(),
})

/** A category with its subcategories, one further level (spec section 3). */
export const categorySchema = categoryCoreSchema.extend({
  parent: z.object({ id: idSchema, name: z.string(), urlComponent: z.string() }).nullable(),
  children: z.array(categoryCoreSchema),
})

/** A row of the type-ahead, as the items index holds it (spec section 3). */
export const searchSuggestionSchema = z.object({
  objectID: z.string(),
  queryID: z.string().nullable(),
  id: idSchema,
  urlComponent: z.string(),
  itemName: itemNameSchema,
  siteDisplayName: z.string(),
  displayName: z.string(),
  thumbnailImage: z.string().nullable(),
})

/** One filter of a listing with its values and how many products each would leave. */
export const facetSchema = z.object({
  name: z.string().describe('the key to send back in filters'),
  label: z.string(),
  single: z.boolean().describe('choosing one value unchecks the other values of its kind'),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  total: z
    .int()
    .optional()
    .describe('how many values there are, where only the first and the chosen ones are answered'),
})

/** The order of a listing. */
export const sortSchema = z.enum(['relevance', 'name', 'priceAsc', 'priceDesc', 'newest'])

/** Client-side state of shopping (spec section 3). */
export const shoppingStateSchema = z.object({
  search: z.string(),
  itemList: z.array(productCardSchema),
  selectedCategory: z.string().nullable(),
  sellableControlledSubstances: z.record(z.string(), z.array(z.string())),
  sorting: sortSchema,
  filters: z.record(z.string(), z.array(z.string())),
  allocationMax: z.int().nullable(),
})
