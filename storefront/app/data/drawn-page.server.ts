import { isDeepStrictEqual } from 'node:util'
import { PART_ELEMENT } from '../config/repeated.js'
import type { Language } from '../language/languages.js'

/** Markup that many pages repeat: one object, so that work on it is done once. */
export interface RepeatedMarkup {
  readonly markup: string
}

/** A page that was just drawn. */
export interface DrawnPage {
  /** Its markup in order: the page's own as text, and parts that other pages repeat. */
  readonly pieces: readonly (string | RepeatedMarkup)[]
  /** The nonce that its own scripts and styles carry. */
  readonly nonce: string | undefined
  /** The data of the frame around it; null or undefined if they could not be read. */
  readonly frame: object | null | undefined
}

/** The markup of a drawn page, whole. */
export function markupOf(pieces: DrawnPage['pieces']): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.markup)).join('')
}

/** The drawn parts of one language that pages repeat, by name. */
export type RepeatedParts = Map<string, RepeatedMarkup>

const PART = new RegExp(`<${PART_ELEMENT} name="([^"]*)">([\\s\\S]*?)</${PART_ELEMENT}>`, 'g')

/**
 * Takes the elements of repeated parts out of a page that React drew.
 * @param parts the parts that were drawn before
 * @param isWhole adds the parts that this page drew; a page with an error may lack a piece of them
 * @returns the pieces of the page
 */
export function takeParts(drawn: string, parts: RepeatedParts, isWhole: boolean): DrawnPage['pieces'] {
  const pieces: (string | RepeatedMarkup)[] = []
  let end = 0
  for (const { 0: element, 1: name = '', 2: markup = '', index } of drawn.matchAll(PART)) {
    const part = parts.get(name) ?? { markup }
    if (isWhole) parts.set(name, part)
    pieces.push(drawn.slice(end, index), part)
    end = index + element.length
  }
  return [...pieces, drawn.slice(end)]
}

/** Keeps the parts that pages repeat, until the data of the frame change. */
export interface FrameParts<Frame extends object> {
  /** The latest frame of the language if the given one is equal: equal data are one object. */
  steady(language: Language, frame: Frame): Frame
  /** The parts that were drawn with a frame that `steady` returned. */
  partsOf(frame: Frame): RepeatedParts
}

/**
 * Creates {@link FrameParts} without any part.
 * @example
 * const frames = createFrameParts<Frame>()
 * const frame = frames.steady('en', await readTheFrame())
 * const parts = frames.partsOf(frame)
 */
export function createFrameParts<Frame extends object>(): FrameParts<Frame> {
  const latest = new Map<Language, Frame>()
  const parts = new WeakMap<Frame, RepeatedParts>()
  return {
    steady: (language, frame) => {
      const earlier = latest.get(language)
      if (earlier !== undefined && isDeepStrictEqual(earlier, frame)) return earlier
      latest.set(language, frame)
      return frame
    },
    partsOf: (frame) => {
      const drawn: RepeatedParts = parts.get(frame) ?? new Map()
      parts.set(frame, drawn)
      return drawn
    },
  }
}
