import type { ContentPage, HomepageSection, ProductSource, WebsiteContent } from '@gauze/contract'
import {
  type Entry,
  hrefOf,
  imageOf,
  linkOf,
  linksOf,
  momentOf,
  readEntry,
  textOf,
  textOrNull,
  textsOf,
} from './content-fields.js'
import { embeddedTargets, toPlainDocument } from './rich-text.js'

type HomePage = WebsiteContent['homePage']
type PageLink = WebsiteContent['mainNavigation'][number]

/** The content of the shell's menus. */
export type Navigation = Pick<WebsiteContent, 'navBar' | 'mainNavigation' | 'mainNavigationDropdown' | 'contentPages'>

const SECTION_KINDS: readonly HomepageSection['kind'][] = ['hero', 'categories', 'products', 'notice']

/** The whole of an entry of type websiteContent. */
export function readWebsiteContent(entry: Entry): WebsiteContent {
  const footer = linkOf(entry, 'footer')
  const contact = linkOf(entry, 'contact')
  return {
    ...readNavigation(entry),
    homePage: readHomePage(entry),
    footer: {
      columns: footer ? linksOf(footer, 'columns').map(readColumn) : [],
      legal: footer ? textOf(footer, 'legal') : '',
    },
    contact: {
      contactEmail: contact ? textOf(contact, 'contactEmail') : '',
      contactNumber: contact ? textOf(contact, 'contactNumber') : '',
      hoursTextShort: contact ? textOf(contact, 'hoursTextShort') : '',
    },
    topInfoLinks: readLinks(entry, 'topInfoLinks'),
    notices: textsOf(entry, 'notices'),
    alertBanner: toPlainDocument(entry.fields.alertBanner),
    alertFrom: momentOf(entry, 'alertFrom'),
    alertUntil: momentOf(entry, 'alertUntil'),
  }
}

/** The menus of an entry of type websiteContent. */
export function readNavigation(entry: Entry): Navigation {
  const navBar = linkOf(entry, 'navBar')
  const sections = navBar ? linksOf(navBar, 'sections') : []
  return {
    navBar: {
      sections: sections.map((section) => ({ title: textOf(section, 'title'), path: hrefOf(section, 'path') })),
    },
    mainNavigation: readLinks(entry, 'mainNavigation'),
    mainNavigationDropdown: linksOf(entry, 'mainNavigationDropdown').map(readColumn),
    contentPages: readLinks(entry, 'contentPages'),
  }
}

/** The home page of an entry of type websiteContent; a section of an unknown kind is left out. */
export function readHomePage(entry: Entry): HomePage {
  const homePage = linkOf(entry, 'homePage')
  if (!homePage) return { title: '', homepageSections: [] }
  return {
    title: textOf(homePage, 'title'),
    homepageSections: linksOf(homePage, 'homepageSections').flatMap(readSection),
  }
}

/** An entry of type contentPage. */
export function readContentPage(entry: Entry): ContentPage {
  const body = toPlainDocument(entry.fields.body)
  return {
    title: textOf(entry, 'title'),
    path: textOf(entry, 'path'),
    description: textOf(entry, 'description'),
    body,
    productLists: embeddedTargets(body).flatMap(readProductList),
    pages: readLinks(entry, 'pages'),
    navigationSections: linksOf(entry, 'navigationSections').map(readColumn),
  }
}

function readProductList(target: unknown): ContentPage['productLists'] {
  const entry = readEntry(target)
  return entry?.contentType === 'productList'
    ? [{ id: entry.id, title: textOf(entry, 'title'), source: readProductSource(entry) }]
    : []
}

/** Bestsellers, if no category is named. */
function readProductSource(entry: Entry): ProductSource {
  const category = textOrNull(entry, 'category')
  return category === null ? { kind: 'top' } : { kind: 'category', category }
}

function readSection(entry: Entry): HomepageSection[] {
  const name = textOf(entry, 'kind')
  const kind = SECTION_KINDS.find((known) => known === name)
  if (!kind) return []
  return [
    {
      kind,
      title: textOf(entry, 'title'),
      text: textOf(entry, 'text'),
      image: imageOf(entry, 'image'),
      linkLabel: textOrNull(entry, 'linkLabel'),
      linkPath: hrefOf(entry, 'linkPath'),
      products: kind === 'products' ? readProductSource(entry) : null,
      ...(entry.fields.isForVisitors === true ? { isForVisitors: true } : {}),
    },
  ]
}

function readColumn(entry: Entry): { title: string; pages: PageLink[] } {
  return { title: textOf(entry, 'title'), pages: readLinks(entry, 'pages') }
}

/** Reads the links of a field. Omits a link without a target, or with a forbidden target. */
function readLinks(entry: Entry, field: string): PageLink[] {
  return linksOf(entry, field).flatMap((page) => {
    const path = hrefOf(page, 'path')
    return path ? [{ title: textOf(page, 'title'), path }] : []
  })
}
