import { neutral, type Palette } from '../palette.js'
import { area, cross, ground, line, move, oval, print, rect } from '../shapes.js'

const hand =
  'M41 96L43 68C31 60 24 50 21.5 43.5C19.5 38 25.5 34.5 29.5 38.5L40 50L38.5 24C38.2 17.5 47 17 47.8 23.5L50.5 45L51.5 15C51.8 8.5 61 8.5 61.3 15L62 45L66.5 19C67.6 12.8 76 14.2 75.4 20.5L73 47L80.5 31C83 25.5 90 28.5 88.3 34.5C84.5 49 82.5 59 78 68L80 96Z'

function gloveBox(p: Palette, box: Palette = p): string {
  return (
    ground(46) +
    rect(14, 42, 92, 58, box.deep, 8) +
    area('M14 50a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v10H14z', box.base) +
    oval(60, 51, 27, 6.5, box.ink) +
    area(
      'M43 52c-4-15-6-29-.5-30.5c4.5-1 6 6.5 7 14.5c-.5-12 .5-26 6-26s5.5 13 5 25c1-11 3-21 7.5-20c5 1 3 15 1 25c3-6 7.5-10 11-8c4 3-4 14-10 21c-8 3.5-20 3-27-1z',
      p.soft,
    ) +
    area('M43 52c-4-15-6-29-.5-30.5c4.5-1 6 6.5 7 14.5c.5 6 .2 12-.5 18c-2-.5-4-1-6-2z', p.base) +
    print(26, 71, 40, neutral.paper, box.soft) +
    cross(88, 80, 16, box.base)
  )
}

function surgicalGloves(p: Palette): string {
  return (
    ground(42) +
    move('translate(124 4) scale(-1 1) rotate(-9 60 60)', area(hand, p.base), rect(38, 88, 45, 10, p.deep, 5)) +
    move(
      'translate(-6 4) rotate(-7 60 60)',
      area(hand, p.soft),
      line('M50.5 46l1 10M62 46v10M73 48l-2 9', p.base, 1.6),
      rect(38, 88, 45, 10, p.base, 5),
    )
  )
}

function utilityGlove(p: Palette): string {
  return (
    ground(34, 62) +
    move(
      'translate(2 0)',
      area('M37 70h47l4 26a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5z', p.deep),
      move('translate(0 4)', area(hand, p.base)),
      area('M38 74h45l2.5 10h-50z', p.soft),
      line('M50.5 50l1 8M62 50v8M73 52l-2 8M44 72h34', p.deep, 1.8),
    )
  )
}

function gloveDispenser(p: Palette): string {
  const slot = (y: number) =>
    rect(28, y, 64, 24, p.base, 4) +
    oval(60, y + 12, 17, 6, p.ink) +
    area(`M50 ${y + 13}c1-7 5-9 9-7c5-3 10 0 11 6c-5 4-14 5-20 1z`, p.pale)
  return (
    ground(40) +
    rect(20, 8, 80, 92, neutral.steel, 8) +
    rect(24, 12, 72, 84, neutral.steelLight, 6) +
    slot(17) +
    slot(44) +
    slot(71)
  )
}

/** Gloves and their holders. */
export const hands = {
  'glove-box': gloveBox,
  'surgical-gloves': surgicalGloves,
  'utility-glove': utilityGlove,
  'glove-dispenser': gloveDispenser,
} as const
