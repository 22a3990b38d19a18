import { neutral } from './palette.js'

/** A filled rectangle; `radius` rounds its corners. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${fill}"/>`
}

/** A filled ellipse around (cx, cy). */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** A filled circle around (cx, cy). */
export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
}

/** A filled path. */
export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** An unfilled path with round caps and joins. */
export function line(d: string, stroke: string, width = 2): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Shapes moved, turned or scaled together by an SVG transform. */
export function move(transform: string, ...shapes: readonly string[]): string {
  return `<g transform="${transform}">${shapes.join('')}</g>`
}

/** Shapes drawn at the given opacity (0 to 1). */
export function faint(opacity: number, ...shapes: readonly string[]): string {
  return `<g opacity="${opacity}">${shapes.join('')}</g>`
}

/** The soft shadow on which every object of the set stands. */
export function ground(rx = 40, cx = 60, cy = 101): string {
  return faint(0.1, oval(cx, cy, rx, 3.6, neutral.shadow))
}

/** Two bars that stand for print on a label. */
export function print(x: number, y: number, width: number, strong: string, weak: string): string {
  return rect(x, y, width, 5, strong, 2.5) + rect(x, y + 9, Math.round(width * 0.64), 4, weak, 2)
}

/** A medical cross centered on (cx, cy). */
export function cross(cx: number, cy: number, size: number, fill: string): string {
  const arm = size * 0.34
  const round = Number((arm * 0.25).toFixed(2))
  const at = (value: number) => Number(value.toFixed(2))
  return (
    rect(at(cx - size / 2), at(cy - arm / 2), at(size), at(arm), fill, round) +
    rect(at(cx - arm / 2), at(cy - size / 2), at(arm), at(size), fill, round)
  )
}
