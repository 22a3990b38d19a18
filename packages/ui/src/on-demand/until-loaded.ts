const FIRST_PAUSE_MS = 5_000

/**
 * Loads the code of a part of the page. Code that does not load is requested again when the connection returns, or
 * after longer and longer pauses: the server's HTML stays until then.
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

function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pause)
    window.addEventListener('online', go)
  })
}
