import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, move, oval, print, rect } from '../shapes.js'

function specimenCup(p: Palette): string {
  return (
    ground(34) +
    area('M28 32h64l-7 60a9 9 0 0 1-9 8H44a9 9 0 0 1-9-8z', neutral.glass) +
    area('M31.5 62h57l-3.5 30a9 9 0 0 1-9 8H44a9 9 0 0 1-9-8z', p.pale) +
    rect(22, 14, 76, 22, p.base, 7) +
    line('M32 19v12M42 19v12M52 19v12M62 19v12M72 19v12M82 19v12', p.deep, 2.4) +
    rect(40, 52, 40, 30, neutral.paper, 4) +
    line('M46 60h26M46 67h18M46 74h22', neutral.printSoft, 2.6)
  )
}

function bloodTube(p: Palette): string {
  const tube = (transform: string, cap: string, capDark: string, fill: string) =>
    move(
      transform,
      area('M2 20h20v60a10 10 0 0 1-20 0z', neutral.glass),
      area('M2 46h20v34a10 10 0 0 1-20 0z', fill),
      rect(2, 34, 20, 28, neutral.paper),
      rect(6, 40, 12, 3.6, neutral.print, 1.8),
      rect(6, 47, 8, 3, neutral.printSoft, 1.5),
      rect(-1, 0, 26, 22, cap, 5),
      rect(-1, 14, 26, 8, capDark, 4),
    )
  const blood = '#B5413A'
  return (
    ground(40) +
    tube('translate(16 12) rotate(-4 12 50)', p.soft, p.base, blood) +
    tube('translate(80 12) rotate(4 12 50)', p.soft, p.base, blood) +
    tube('translate(48 8)', p.base, p.deep, blood)
  )
}

function pipette(p: Palette): string {
  return move(
    'rotate(32 60 55)',
    rect(54, -4, 12, 12, p.deep, 5),
    rect(57, 6, 6, 8, neutral.steelDark),
    area('M48 12h24v40c0 8-4 12-6 18H54c-2-6-6-10-6-18z', p.base),
    area('M64 12h8v40c0 8-4 12-6 18h-6z', p.deep),
    area('M72 18c10-2 14 2 16 6l-16 6z', p.deep),
    rect(53, 24, 9, 16, neutral.paper, 2),
    rect(55, 68, 10, 14, neutral.steelLight, 2),
    area('M55.5 82h9l-3 26h-3z', p.soft),
  )
}

function pipetteTips(p: Palette): string {
  return (
    ground(44) +
    [28, 42, 56, 70, 84]
      .map((x) => area(`M${x - 4} 30h9l-2 18h-5z`, p.pale) + rect(x - 5, 26, 11, 8, p.soft, 2))
      .join('') +
    rect(14, 46, 92, 54, p.base, 8) +
    rect(14, 42, 92, 14, p.deep, 6) +
    rect(30, 66, 60, 22, neutral.paper, 4) +
    print(36, 70, 36, neutral.print, neutral.printSoft)
  )
}

function slide(p: Palette): string {
  return (
    ground(40) +
    move(
      'rotate(-24 60 56) translate(4 18)',
      rect(4, 44, 104, 28, neutral.glassEdge, 3),
      rect(4, 42, 104, 28, neutral.glass, 3),
      rect(4, 42, 28, 28, p.base, 3),
    ) +
    move(
      'rotate(-24 60 56) translate(-2 -14)',
      rect(4, 46, 104, 28, neutral.glassEdge, 3),
      rect(4, 43, 104, 28, neutral.glass, 3),
      rect(4, 43, 28, 28, p.deep, 3),
      rect(52, 45, 26, 24, 'rgba(255,255,255,.7)', 2),
      oval(65, 57, 8, 6, p.soft),
      rect(9, 50, 17, 4, p.pale, 2),
      rect(9, 58, 11, 4, p.pale, 2),
    )
  )
}

function centrifuge(p: Palette): string {
  return (
    ground(46) +
    area('M16 52c0-24 20-36 44-36s44 12 44 36z', p.soft) +
    area('M74 18c18 4 30 16 30 34H86c0-16-4-28-12-34z', p.base) +
    rect(10, 50, 100, 50, p.deep, 12) +
    rect(10, 48, 100, 46, p.base, 12) +
    oval(60, 40, 22, 9, p.ink) +
    disc(60, 40, 4, neutral.steel) +
    line('M44 40h10M66 40h10', neutral.steel, 4) +
    rect(24, 62, 36, 20, p.ink, 4) +
    rect(30, 67, 18, 10, p.soft, 2) +
    disc(76, 72, 8, p.pale) +
    line('M76 72l4-5', p.deep, 2.4) +
    disc(96, 72, 5, p.soft)
  )
}

function microscope(p: Palette): string {
  return (
    ground(38) +
    rect(24, 90, 72, 10, p.deep, 5) +
    line('M72 30c26 8 28 46 2 56', p.base, 10) +
    rect(34, 68, 42, 7, p.deep, 3) +
    move(
      'rotate(-24 56 36)',
      rect(46, 2, 20, 16, p.ink, 4),
      rect(48, 16, 16, 32, p.soft, 4),
      rect(44, 30, 24, 10, p.base, 4),
      rect(51, 48, 10, 14, neutral.steelDark, 3),
    ) +
    disc(86, 62, 7, p.ink) +
    disc(86, 62, 3, neutral.steelLight) +
    rect(52, 76, 12, 14, neutral.steel, 2)
  )
}

function swab(p: Palette): string {
  return (
    ground(30, 70) +
    line('M20 98L56 18', neutral.paperShade, 4) +
    line('M52 27l5-11', neutral.paper, 11) +
    move(
      'rotate(10 82 60)',
      area('M70 30h24v60a12 12 0 0 1-24 0z', neutral.glass),
      area('M70 58h24v32a12 12 0 0 1-24 0z', p.soft),
      rect(66, 12, 32, 22, p.base, 6),
      rect(66, 26, 32, 8, p.deep, 4),
      rect(70, 44, 24, 26, neutral.paper),
      rect(74, 50, 14, 3.6, neutral.print, 1.8),
      rect(74, 57, 9, 3, neutral.printSoft, 1.5),
    )
  )
}

function petriDish(p: Palette): string {
  return (
    ground(44) +
    area('M12 58c0-16 22-28 48-28s48 12 48 28v12c0 16-22 28-48 28S12 86 12 70z', p.base) +
    oval(60, 58, 48, 28, neutral.glass) +
    oval(60, 58, 42, 23, p.soft) +
    [
      [46, 50, 5],
      [66, 46, 3.5],
      [74, 60, 6],
      [54, 66, 4],
      [40, 62, 2.5],
      [62, 56, 2.5],
      [82, 50, 3],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.7, p.pale))
      .join('') +
    faint(0.7, line('M22 48c6-8 16-12 26-13', neutral.paper, 3))
  )
}

function specimenBag(p: Palette): string {
  return (
    ground(36) +
    rect(24, 10, 72, 90, neutral.glass, 6) +
    rect(24, 10, 72, 12, p.deep, 5) +
    line('M28 27h64', p.base, 3) +
    rect(32, 36, 56, 30, p.base, 4) +
    move(
      'translate(60 51)',
      ...[0, 120, 240].map((turn) =>
        move(
          `rotate(${turn})`,
          line('M-5-8a7 7 0 1 1 10 0', neutral.paper, 2.4),
          rect(-1.1, -5, 2.2, 5, neutral.paper),
        ),
      ),
      disc(0, 0, 2.6, neutral.paper),
    ) +
    line('M34 76h40M34 84h28', p.soft, 3)
  )
}

function tourniquet(p: Palette): string {
  return (
    ground(36) +
    line('M34 66c-26-30 10-58 30-36s-10 50-30 58', p.deep, 11) +
    line('M34 64c-26-30 10-58 30-36s-10 50-30 58', p.base, 9) +
    line('M50 54c14 2 34 14 52 40', p.deep, 11) +
    line('M50 52c14 2 34 14 52 40', p.soft, 9)
  )
}

/** Collection and analysis of specimens. */
export const laboratory = {
  'specimen-cup': specimenCup,
  'blood-tube': bloodTube,
  pipette,
  'pipette-tips': pipetteTips,
  'microscope-slide': slide,
  centrifuge,
  microscope,
  swab,
  'petri-dish': petriDish,
  'specimen-bag': specimenBag,
  tourniquet,
} as const
