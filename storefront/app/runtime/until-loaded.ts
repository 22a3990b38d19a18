const FIRST_PAUSE_MS = 5_000

/**
 * Loads the code of a part that the page is drawn with. Code that does not come is asked for again when the connection
 * returns, or after ever longer pauses: what the server drew stays until then.
 *
 * @example
 * const Footer = lazy(() => untilLoaded(async () => ({ default: (await import('./footer.js')).Footer })))
 */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await load()
    } catch {
      await onlineOrAfter(pause)
    }
  }
}

const onlineOrAfter = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pause)
    window.addEventListener('online', go)
  })
