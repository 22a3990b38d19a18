import type { Category } from '@gauze/contract'
import type { RouterContextProvider } from 'react-router-dom'
import type { Flags } from '../config/flags.js'
import type { PublicSettings } from '../config/public-settings.js'
import { toPublicSettings } from '../config/public-settings.server.js'
import type { Language } from '../language/languages.js'
import { pageOrigin } from '../seo/page-origin.js'
import type { FrameContent } from './content-minimum.js'
import { type RequestScope, requestScope } from './request-scope.server.js'

/** A top category as menus and tiles show it: every page carries all of them. */
export interface FrameCategory extends Pick<Category, 'id' | 'name' | 'imageUrl' | 'urlComponent'> {
  readonly children: readonly Pick<Category, 'name' | 'imageUrl' | 'urlComponent'>[]
}

function frameCategory({ id, name, imageUrl, urlComponent, children }: Category): FrameCategory {
  const shown = children.map((child) => ({
    name: child.name,
    imageUrl: child.imageUrl,
    urlComponent: child.urlComponent,
  }))
  return { id, name, imageUrl, urlComponent, children: shown }
}

/** The data that every page shares. */
export interface FrameData {
  readonly content: FrameContent
  readonly categories: readonly FrameCategory[]
  readonly settings: PublicSettings
  readonly flags: Flags
  readonly language: Language
  readonly origin: string
}

/** Reads the frame's data of every page. */
export function readFrame(context: Readonly<RouterContextProvider>): Promise<FrameData> {
  return readFrameOf(context.get(requestScope))
}

/** Reads the frame's data: the same for every visitor of one language. */
export async function readFrameOf({
  site,
  settings,
  flags,
  language,
  frameParts,
}: Pick<RequestScope, 'site' | 'settings' | 'flags' | 'language' | 'frameParts'>): Promise<FrameData> {
  const [whole, categories, flagValues] = await Promise.all([site.content(), site.categories(), flags.get()])
  // The home page reads its own sections.
  const { homePage: _homePage, ...content } = whole
  return frameParts.steady(language, {
    content,
    categories: categories.filter(({ parent }) => parent === null).map(frameCategory),
    settings: toPublicSettings(settings),
    flags: flagValues,
    language,
    origin: pageOrigin(settings),
  })
}
