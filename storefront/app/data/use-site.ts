import type { Category, WebsiteContent } from '@gauze/contract'
import { minimumContent } from './content-minimum.js'
import { useFrameData } from './use-frame-data.js'

/** The content that every page shares; the home page reads its own. */
export type FrameContent = Omit<WebsiteContent, 'homePage'>

interface SiteData {
  readonly content: FrameContent
  readonly contact: WebsiteContent['contact']
  readonly categories: readonly Category[]
  readonly origin: string
}

/** The site's content and categories; the built-in minimum if even the frame's loader failed. */
export function useSite(): SiteData {
  const data = useFrameData()
  const content = data?.content ?? minimumContent
  return { content, contact: content.contact, categories: data?.categories ?? [], origin: data?.origin ?? '' }
}
