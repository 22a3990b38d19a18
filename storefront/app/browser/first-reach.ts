/** What a person does to a page before they use a part of it; assistive technology may click without the others. */
const ACTS = ['pointerdown', 'keydown', 'focusin', 'click'] as const

/** Controls answer to a person, who reaches for one by pointing at it. */
const CONTROLS = 'a, button, input, label, select, summary, textarea'

let resolve: () => void

/** Resolves when a person first reaches for the page: points at a control, focuses something, presses or types. */
const firstReach = new Promise<void>((onReach) => {
  resolve = onReach
})

/** Says that a person has reached for the page, or is about to: one who is signed in came to work. */
export function noteReach(): void {
  for (const type of ACTS) removeEventListener(type, noteReach, true)
  removeEventListener('pointerover', notePointer, true)
  resolve()
}

function notePointer({ target }: Event) {
  if (target instanceof Element && target.closest(CONTROLS)) noteReach()
}

/** Waits for the first sign of a person, who may have given it while the scripts were on their way. */
export function watchForReach(): void {
  for (const type of ACTS) addEventListener(type, noteReach, true)
  addEventListener('pointerover', notePointer, true)
  if (document.activeElement !== document.body || document.querySelector(`:is(${CONTROLS}):hover`)) noteReach()
}

/** Resolves when the page first scrolls. */
const firstScroll = new Promise<unknown>((onScroll) => {
  if (!import.meta.env.SSR) addEventListener('scroll', onScroll, { once: true, passive: true })
})

/** Loads the code of a part below the first screen when the page scrolls, or when a person reaches for it. */
export async function onceScrolled<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!import.meta.env.SSR) await Promise.race([firstScroll, firstReach])
  return load()
}

/**
 * Loads code when a person first reaches for the page, so that a page that is only read loads none of it. The server,
 * which draws the part in the page, loads it at once.
 */
export async function onceReached<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!import.meta.env.SSR) await firstReach
  return load()
}
