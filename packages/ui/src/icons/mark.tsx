const shapes = {
  dot: 'M1 5a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  ring: 'M1 5a4 4 0 1 0 8 0 4 4 0 1 0-8 0m1.2 0a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0',
  triangle: 'M0 9.5 5 1l5 8.5z',
  cross: 'M3.5 1h3v2.5H9v3H6.5V9h-3V6.5H1v-3h2.5z',
}

/** A shape before a status or an error, as high as a capital letter: no color is ever its only sign. */
export function Mark({
  shape,
}: {
  /** The shape that goes with a status. */
  shape: keyof typeof shapes
}) {
  return (
    <svg aria-hidden="true" className="gz-mark" width=".75em" height=".75em" viewBox="0 0 10 10">
      <path d={shapes[shape]} />
    </svg>
  )
}
