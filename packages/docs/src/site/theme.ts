const key = 'gauze-docs.theme'

/** The colors of the site. */
export type Scheme = 'light' | 'dark'

function chosen(): Scheme | null {
  try {
    const value = localStorage.getItem(key)
    return value === 'dark' || value === 'light' ? value : null
  } catch {
    // Storage is off: the system chooses.
    return null
  }
}

function ofSystem(): Scheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Keeps a choice for every page and frame of the site. */
export function chooseScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(key, scheme)
  } catch {
    // Storage is off: the choice lasts for the page.
  }
}

/**
 * Applies the scheme now, and again when another page of the site or the system changes it.
 *
 * @returns the scheme now
 */
export function followTheme(apply: (scheme: Scheme) => void): Scheme {
  const now = () => chosen() ?? ofSystem()
  const again = () => apply(now())
  addEventListener('storage', (event) => {
    if (event.key === key) again()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again)
  again()
  return now()
}
