import type { RouterContextProvider } from 'react-router-dom'
import { toPublicSettings } from '../config/public-settings.server.js'
import { pageOrigin } from '../seo/page-origin.js'
import { requestScope } from './request-scope.server.js'

/** Reads the frame's data of every page: the same for every visitor. */
export async function readFrame(context: Readonly<RouterContextProvider>) {
  const { site, settings, flags } = context.get(requestScope)
  const [whole, categories, flagValues] = await Promise.all([site.content(), site.categories(), flags.get()])
  // The home page reads its own sections.
  const { homePage: _homePage, ...content } = whole
  return {
    content,
    categories,
    settings: toPublicSettings(settings),
    flags: flagValues,
    origin: pageOrigin(settings),
  }
}
