import { z } from 'zod'

const pageLinkSchema = z.object({ title: z.string(), path: z.string() })

/** Who to ask, as the content service knows it (spec section 3). */
export const contactSectionSchema = z.object({
  contactEmail: z.string(),
  contactNumber: z.string(),
  hoursTextShort: z.string(),
})

/** A generic content page (spec section 3). The body is a rich text document. */
export const contentPageSchema = z.object({
  title: z.string(),
  path: z.string(),
  body: z.unknown(),
  pages: z.array(pageLinkSchema),
  navigationSections: z.array(z.object({ title: z.string(), pages: z.array(pageLinkSchema) })),
})

/** A section of the home page (spec section 3). */
export const homepageSectionSchema = z.object({
  kind: z.enum(['hero', 'categories', 'products', 'notice']),
  title: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  linkLabel: z.string().nullable(),
  linkPath: z.string().nullable(),
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
})
