import { useRouteLoaderData } from 'react-router-dom'
import type { readFrame } from './read-frame.server.js'

/** The data that every page shares; undefined when they could not be read. */
export function useFrameData() {
  return useRouteLoaderData<typeof readFrame>('root')
}
