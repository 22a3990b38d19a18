import { neutral, type Palette } from '../palette.js'
import { area, cross, disc, faint, ground, line, move, oval, print, rect } from '../shapes.js'

function ticks(x: number, y: number, count: number, gap: number): string {
  return faint(
    0.5,
    line(
      Array.from({ length: count }, (_, i) => `M${x + i * gap} ${y}v${i % 2 === 0 ? 7 : 4.5}`).join(''),
      neutral.print,
      1.3,
    ),
  )
}

function syringe(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(98, 53.6, 22, 2.8, neutral.steelDark, 1.2),
    area('M88 48l10 4v6l-10 4z', p.deep),
    rect(30, 42, 58, 26, neutral.glass, 5),
    area('M56 42h28a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H56z', p.soft),
    rect(50, 43.5, 7, 23, p.ink, 2.5),
    rect(34, 45, 50, 4, 'rgba(255,255,255,.55)', 2),
    ticks(61, 61, 7, 4),
    rect(0, 51.5, 50, 7, neutral.steel, 2),
    rect(24, 35, 7, 40, p.deep, 3.5),
    rect(-4, 43, 7, 24, p.deep, 3.5),
  )
}

function syringeNoNeedle(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(94, 52, 14, 6, p.soft, 2),
    area('M88 46l8 4v10l-8 4z', p.base),
    rect(26, 39, 62, 32, neutral.glass, 5),
    rect(52, 40.5, 8, 29, p.deep, 3),
    area('M60 39h24a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H60z', p.pale),
    rect(30, 42.5, 54, 4.5, 'rgba(255,255,255,.6)', 2),
    ticks(64, 63, 6, 4),
    rect(-2, 51, 54, 8, neutral.steel, 2),
    rect(20, 32, 7, 46, p.base, 3.5),
    rect(-6, 41, 7, 28, p.base, 3.5),
  )
}

function insulinSyringe(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(92, 54, 20, 2, neutral.steelDark, 1),
    rect(84, 50, 9, 10, p.base, 2),
    rect(22, 47.5, 64, 15, neutral.glass, 4),
    rect(54, 47.5, 31, 15, p.pale, 4),
    rect(50, 48.5, 5, 13, p.ink, 2),
    ticks(30, 56, 13, 4),
    rect(-2, 52.5, 52, 5, neutral.steel, 2),
    rect(18, 41, 5, 28, p.deep, 2.5),
    rect(-6, 46, 5, 18, p.deep, 2.5),
    rect(104, 49, 22, 12, p.soft, 5),
  )
}

function needle(p: Palette): string {
  return (
    move(
      'rotate(-38 60 55)',
      area('M52 53.4h62l5 1.6l-5 1.6H52z', neutral.steelDark),
      area('M34 45h8l12 6v8l-12 6h-8z', p.base),
      rect(20, 41, 16, 28, p.deep, 4),
      rect(24, 45, 3, 20, p.soft, 1.5),
      rect(30, 45, 3, 20, p.soft, 1.5),
    ) +
    move(
      'translate(-2 22) rotate(-38 60 55)',
      rect(34, 66, 66, 13, p.soft, 6.5),
      rect(34, 66, 18, 13, p.base, 4),
      faint(0.7, rect(56, 69, 36, 3, neutral.paper, 1.5)),
    )
  )
}

function safetyNeedle(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(50, 54, 64, 2.6, neutral.steelDark, 1),
    area('M34 46h8l10 5v8l-10 5h-8z', p.base),
    rect(18, 42, 18, 26, p.deep, 4),
    area('M40 46l16-18h48a5 5 0 0 1 5 5v4H62l-14 12z', p.soft),
    area('M62 37h47v-3H60z', p.base),
    disc(44, 48, 4, p.ink),
    rect(22, 46, 3, 18, p.soft, 1.5),
    rect(28, 46, 3, 18, p.soft, 1.5),
  )
}

function penNeedle(p: Palette): string {
  return (
    ground(36) +
    area('M40 24h40l8 68a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8z', p.soft) +
    area('M60 24h20l8 68a8 8 0 0 1-8 8H60z', p.base) +
    rect(34, 14, 52, 16, p.deep, 6) +
    rect(46, 46, 28, 34, neutral.paper, 4) +
    rect(59, 51, 2, 12, neutral.steelDark, 1) +
    rect(55, 62, 10, 12, p.deep, 2)
  )
}

function scalpVein(p: Palette): string {
  return (
    line('M62 58c22 4 34 14 30 26s-30 14-46 6s-26-2-28 4', p.pale, 5) +
    line('M62 58c22 4 34 14 30 26s-30 14-46 6s-26-2-28 4', p.soft, 2) +
    move(
      'rotate(-38 52 48)',
      rect(66, 46.6, 42, 2.8, neutral.steelDark, 1),
      rect(44, 43, 24, 10, p.deep, 3),
      area('M46 44c-2-16 4-24 16-26c4 8 2 18-4 26z', p.base),
      area('M46 52c-2 16 4 24 16 26c4-8 2-18-4-26z', p.soft),
    ) +
    rect(8, 86, 18, 12, p.deep, 4)
  )
}

function sharpsContainer(p: Palette): string {
  return (
    ground(42) +
    area('M24 36h72l-5 58a7 7 0 0 1-7 6H36a7 7 0 0 1-7-6z', p.base) +
    area('M66 36h30l-5 58a7 7 0 0 1-7 6H66z', p.deep) +
    rect(18, 24, 84, 16, p.soft, 6) +
    rect(34, 12, 52, 15, p.pale, 6) +
    rect(44, 17, 32, 5, p.ink, 2.5) +
    rect(38, 50, 44, 36, neutral.paper, 5) +
    move(
      'translate(60 67)',
      ...[0, 120, 240].map((turn) =>
        move(`rotate(${turn})`, line('M-5.5 -8.5a7.5 7.5 0 1 1 11 0', p.deep, 2.6), rect(-1.2, -5, 2.4, 5, p.deep)),
      ),
      disc(0, 0, 3, p.deep),
    )
  )
}

function flushSyringe(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(96, 50, 18, 10, p.base, 4),
    rect(88, 51, 10, 8, p.pale, 2),
    rect(28, 42, 60, 26, neutral.glass, 5),
    area('M34 42h50a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H34z', p.pale),
    rect(46, 42, 32, 26, p.base),
    rect(50, 48, 20, 4, neutral.paper, 2),
    rect(50, 56, 13, 3.5, p.pale, 1.7),
    rect(30, 43.5, 6, 23, p.ink, 2.5),
    rect(2, 51.5, 28, 7, neutral.steel, 2),
    rect(22, 35, 7, 40, p.base, 3.5),
    rect(-4, 43, 7, 24, p.base, 3.5),
  )
}

function needleBox(p: Palette): string {
  return (
    ground(46) +
    area('M16 46l14-14h74l-10 14z', p.soft) +
    area('M94 46l10-14v54l-10 14z', p.deep) +
    rect(16, 46, 78, 54, p.base, 3) +
    print(26, 58, 36, neutral.paper, p.pale) +
    cross(78, 84, 16, p.pale) +
    oval(66, 39, 20, 3.4, p.ink) +
    move('rotate(-14 60 30)', rect(54, 8, 7, 30, p.pale, 3.5), rect(54, 28, 7, 9, p.deep, 2)) +
    move('rotate(12 74 30)', rect(70, 10, 7, 28, p.pale, 3.5), rect(70, 28, 7, 9, p.deep, 2))
  )
}

/** Syringes, needles and their disposal. */
export const sharps = {
  syringe,
  'syringe-no-needle': syringeNoNeedle,
  'insulin-syringe': insulinSyringe,
  'flush-syringe': flushSyringe,
  needle,
  'needle-box': needleBox,
  'safety-needle': safetyNeedle,
  'pen-needle': penNeedle,
  'winged-set': scalpVein,
  'sharps-container': sharpsContainer,
} as const
