import type { ContentPage, HomepageSection, WebsiteContent } from '@gauze/contract'
import { assetUrlOf, type Entry, linkOf, linksOf, textOf, textOrNull } from './content-fields.js'
import { withoutCycles } from './rich-text.js'

type HomePage = WebsiteContent['homePage']
type PageLink = WebsiteContent['mainNavigation'][number]

/** What the shell's menus are made of. */
export type Navigation = Pick<WebsiteContent, 'navBar' | 'mainNavigation' | 'mainNavigationDropdown' | 'contentPages'>

const SECTION_KINDS: readonly HomepageSection['kind'][] = ['hero', 'categories', 'products', 'notice']

/** The whole of an entry of type websiteContent (CMS-02). */
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
  }
}

/** The menus of an entry of type websiteContent. */
export function readNavigation(entry: Entry): Navigation {
  const navBar = linkOf(entry, 'navBar')
  const sections = navBar ? linksOf(navBar, 'sections') : []
  return {
    navBar: {
      sections: sections.map((section) => ({ title: textOf(section, 'title'), path: textOrNull(section, 'path') })),
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
  return {
    title: textOf(entry, 'title'),
    path: textOf(entry, 'path'),
    body: withoutCycles(entry.fields.body),
    pages: readLinks(entry, 'pages'),
    navigationSections: linksOf(entry, 'navigationSections').map(readColumn),
  }
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
      imageUrl: assetUrlOf(entry, 'image'),
      linkLabel: textOrNull(entry, 'linkLabel'),
      linkPath: textOrNull(entry, 'linkPath'),
    },
  ]
}

function readColumn(entry: Entry): { title: string; pages: PageLink[] } {
  return { title: textOf(entry, 'title'), pages: readLinks(entry, 'pages') }
}

/** A link without a path leads nowhere and is left out. */
function readLinks(entry: Entry, field: string): PageLink[] {
  return linksOf(entry, field)
    .map((page) => ({ title: textOf(page, 'title'), path: textOf(page, 'path') }))
    .filter(({ path }) => path !== '')
}
