import { z } from 'zod'

const pageLinkSchema = z.object({ title: z.string(), path: z.string() })

/** The contact information of the content service (spec section 3). */
export const contactSectionSchema = z.object({
  contactEmail: z.string(),
  contactNumber: z.string(),
  hoursTextShort: z.string(),
})

/** The source of the products of a list. */
export const productSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('top') }),
  z.object({ kind: z.literal('category'), category: z.string().describe('url component') }),
])

/** A generic content page (spec section 3). The body is a rich text document. */
export const contentPageSchema = z.object({
  title: z.string(),
  path: z.string(),
  description: z.string(),
  productLists: z
    .array(z.object({ id: z.string(), title: z.string(), source: productSourceSchema }))
    .describe('the lists of products that the body holds, by the id of their entry'),
  body: z.unknown(),
  pages: z.array(pageLinkSchema),
  navigationSections: z.array(z.object({ title: z.string(), pages: z.array(pageLinkSchema) })),
})

/** A section of the home page (spec section 3). */
export const homepageSectionSchema = z.object({
  kind: z.enum(['hero', 'categories', 'products', 'notice']),
  title: z.string(),
  text: z.string(),
  image: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
  linkLabel: z.string().nullable(),
  linkPath: z.string().nullable(),
  products: productSourceSchema.nullable().describe('of a section of products'),
  isForVisitors: z.boolean().optional().describe('only visitors see it, as they alone see heroes'),
})

/** Everything the shell and the home page need from the content service (spec section 3). */
export const websiteContentSchema = z.object({
  navBar: z.object({ sections: z.array(z.object({ title: z.string(), path: z.string().nullable() })) }),
  mainNavigation: z.array(pageLinkSchema),
  mainNavigationDropdown: z.array(z.object({ title: z.string(), pages: z.array(pageLinkSchema) })),
  contentPages: z.array(pageLinkSchema),
  homePage: z.object({ title: z.string(), homepageSections: z.array(homepageSectionSchema) }),
  footer: z.object({
    columns: z.array(z.object({ title: z.string(), pages: z.array(pageLinkSchema) })),
    legal: z.string(),
  }),
  contact: contactSectionSchema,
  topInfoLinks: z.array(pageLinkSchema),
  notices: z.array(z.string()),
  alertBanner: z.unknown().nullable().describe('a rich text document, or null while there is nothing to tell'),
  alertFrom: z.iso.datetime().nullable().describe('the banner is shown from this moment; null: at once'),
  alertUntil: z.iso.datetime().nullable().describe('the banner is shown until this moment; null: until taken out'),
})
