/** Milliseconds of a flight. */
const DURATION = 2200
/** The largest side of the flying picture in pixels, at the start and at the end. */
const START_SIZE = 200
const END_SIZE = 24
/** How far the path rises above the straight line, in pixels. */
const RISE = 80

/**
 * Animates a copy of a picture from its place to an element. The copy is removed at the end, and at once when `signal`
 * is aborted, the window changes its size or somebody presses Escape.
 */
export function fly(picture: HTMLImageElement, target: Element, signal: AbortSignal): void {
  const from = picture.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  if (signal.aborted || from.width === 0 || to.width === 0) return
  const size = Math.min(START_SIZE, from.width, from.height)
  const copy = document.createElement('img')
  copy.src = picture.currentSrc || picture.src
  copy.alt = ''
  copy.ariaHidden = 'true'
  copy.setAttribute('data-slot', 'flight')
  Object.assign(copy.style, {
    position: 'fixed',
    top: `${middle(from).y - size / 2}px`,
    left: `${middle(from).x - size / 2}px`,
    zIndex: '66',
    width: `${size}px`,
    height: `${size}px`,
    objectFit: 'contain',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const x = middle(to).x - middle(from).x
  const y = middle(to).y - middle(from).y
  const scale = END_SIZE / size
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 0.9 },
      {
        transform: `translate(${x / 2}px, ${y / 2 - RISE}px) scale(${(1 + scale) / 2})`,
        opacity: 0.9,
        offset: 0.5,
      },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
    ],
    { duration: DURATION, easing: 'ease-in-out', fill: 'forwards' },
  )
  const ended = new AbortController()
  const end = () => {
    copy.remove()
    flight.cancel()
    ended.abort()
  }
  const listening = { signal: ended.signal }
  flight.addEventListener('finish', end, listening)
  signal.addEventListener('abort', end, listening)
  window.addEventListener('resize', end, listening)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), listening)
}

function middle({ left, top, width, height }: DOMRect) {
  return { x: left + width / 2, y: top + height / 2 }
}
