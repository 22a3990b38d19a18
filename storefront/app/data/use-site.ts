import { emptyFrame, type FrameContent } from './content-minimum.js'
import type { FrameCategory } from './read-frame.server.js'
import { useFrameData } from './use-frame-data.js'

interface SiteData {
  readonly content: FrameContent
  readonly contact: FrameContent['contact']
  readonly categories: readonly FrameCategory[]
  readonly origin: string
}

/** The site's content and categories; only the way to reach the store if even the frame's loader failed. */
export function useSite(): SiteData {
  const data = useFrameData()
  const content = data?.content ?? emptyFrame
  return { content, contact: content.contact, categories: data?.categories ?? [], origin: data?.origin ?? '' }
}
