import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, move, print, rect } from '../shapes.js'

function ivBag(p: Palette): string {
  return (
    rect(50, 4, 20, 10, neutral.steel, 5) +
    rect(55, 7, 10, 4, neutral.steelDark, 2) +
    area('M34 12h52a8 8 0 0 1 8 8v58c0 8-8 12-16 12H42c-8 0-16-4-16-12V20a8 8 0 0 1 8-8z', neutral.glass) +
    area('M26 34c12-4 22 4 34 1s22-5 34-1v44c0 8-8 12-16 12H42c-8 0-16-4-16-12z', p.soft) +
    area('M76 33c6-1 12-1 18 1v44c0 8-8 12-16 12h-2z', p.base) +
    rect(38, 42, 44, 34, neutral.paper, 3) +
    print(44, 49, 30, p.deep, neutral.printSoft) +
    line('M44 68h18', neutral.printSoft, 3) +
    rect(46, 88, 9, 12, p.deep, 3) +
    rect(65, 88, 9, 12, p.deep, 3) +
    line('M69.5 100v8', p.soft, 3)
  )
}

function ivCatheter(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    area('M78 53.7h40l4 1.3l-4 1.3H78z', neutral.steelDark),
    area('M60 52.5h50l2 2.5l-2 2.5H60z', p.pale),
    area('M44 46l18 5v8l-18 5z', p.base),
    rect(32, 42, 14, 26, p.deep, 4),
    area('M36 42l-8-18c6-4 14-3 18 2l-2 16z', p.soft),
    area('M36 68l-8 18c6 4 14 3 18-2l-2-16z', p.soft),
    rect(2, 46, 31, 18, neutral.glass, 5),
    rect(6, 49, 22, 3.5, neutral.paper, 1.7),
    rect(-4, 49, 8, 12, p.deep, 3),
  )
}

function ivSet(p: Palette): string {
  return (
    line('M60 52c0 14-34 8-34 26s20 20 34 18s40 2 40-16s-20-22-12-36', p.soft, 4.5) +
    line('M60 52c0 14-34 8-34 26s20 20 34 18s40 2 40-16s-20-22-12-36', p.pale, 1.6) +
    area('M57 0h6l3 10H54z', neutral.steelLight) +
    rect(48, 9, 24, 8, p.deep, 3) +
    rect(50, 17, 20, 32, neutral.glass, 5) +
    area('M50 36h20v8a5 5 0 0 1-5 5H55a5 5 0 0 1-5-5z', p.soft) +
    area('M60 20c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z', p.base) +
    rect(57, 48, 6, 6, p.deep, 2) +
    rect(18, 68, 16, 24, p.base, 4) +
    disc(26, 76, 4.5, neutral.paper) +
    rect(82, 32, 12, 14, p.deep, 3) +
    rect(85, 24, 6, 9, p.soft, 2)
  )
}

function extensionSet(p: Palette): string {
  return (
    line('M24 34c30-18 66-8 68 14s-40 20-58 26s-8 24 28 20', p.soft, 5) +
    line('M24 34c30-18 66-8 68 14s-40 20-58 26s-8 24 28 20', p.pale, 1.8) +
    move('rotate(-28 20 36)', rect(6, 28, 24, 16, p.deep, 4), rect(-4, 31, 12, 10, p.soft, 3)) +
    rect(78, 40, 24, 14, p.base, 4) +
    rect(84, 36, 12, 22, p.deep, 3) +
    move('rotate(-8 70 94)', rect(58, 87, 26, 14, p.deep, 4), rect(82, 89, 16, 10, neutral.glass, 3))
  )
}

function needlelessConnector(p: Palette): string {
  return (
    ground(26) +
    rect(48, 6, 24, 20, p.soft, 5) +
    rect(52, 6, 16, 8, p.deep, 4) +
    area('M44 26h32v14c8 3 12 8 12 16s-4 13-12 16v4H44v-4c-8-3-12-8-12-16s4-13 12-16z', neutral.glass) +
    area('M44 46h32c6 2 8 6 8 10s-4 10-8 12H44c-6-2-8-6-8-12s4-8 8-10z', p.soft) +
    rect(42, 74, 36, 12, p.deep, 4) +
    line('M48 77v6M54 77v6M60 77v6M66 77v6M72 77v6', p.base, 1.8) +
    rect(52, 86, 16, 14, p.base, 3) +
    faint(0.7, line('M44 36v-5', neutral.paper, 3))
  )
}

function stopcock(p: Palette): string {
  return (
    ground(34) +
    rect(8, 52, 104, 12, neutral.glass, 4) +
    rect(8, 48, 18, 20, p.soft, 4) +
    rect(94, 48, 18, 20, p.soft, 4) +
    rect(54, 60, 12, 34, neutral.glass, 4) +
    rect(50, 82, 20, 16, p.soft, 4) +
    disc(60, 56, 18, p.base) +
    move('rotate(-30 60 56)', rect(52, 16, 16, 44, p.deep, 8), disc(60, 56, 9, p.ink), rect(57, 22, 6, 16, p.soft, 3))
  )
}

function ivStartKit(p: Palette): string {
  return (
    ground(44) +
    rect(14, 24, 92, 74, p.base, 8) +
    rect(14, 20, 92, 74, p.pale, 8) +
    rect(22, 28, 36, 28, neutral.paper, 4) +
    rect(22, 62, 36, 24, p.soft, 4) +
    line('M28 36h24M28 42h24M28 48h14', p.soft, 2.4) +
    line('M68 34c18-8 30 0 28 10s-24 6-26 14', p.deep, 5) +
    rect(66, 66, 32, 20, neutral.paper, 4) +
    disc(82, 76, 6, p.base) +
    line('M28 74h24', p.deep, 3)
  )
}

function pump(p: Palette): string {
  return (
    ground(38) +
    rect(22, 10, 76, 90, p.deep, 10) +
    rect(22, 8, 76, 88, p.soft, 10) +
    rect(31, 18, 58, 34, p.ink, 5) +
    rect(37, 25, 26, 8, p.soft, 3) +
    rect(37, 38, 40, 4, p.base, 2) +
    [40, 56, 72].map((x) => disc(x + 2, 66, 5.5, neutral.paper) + disc(x + 2, 82, 5.5, p.base)).join('')
  )
}

/** Infusion: solutions, sets, catheters and pumps. */
export const infusion = {
  'iv-bag': ivBag,
  'iv-catheter': ivCatheter,
  'iv-set': ivSet,
  'extension-set': extensionSet,
  'needleless-connector': needlelessConnector,
  stopcock,
  'iv-start-kit': ivStartKit,
  'infusion-pump': pump,
} as const
