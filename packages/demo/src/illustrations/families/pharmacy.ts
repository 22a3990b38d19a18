import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, move, print, rect } from '../shapes.js'

function vialBody(p: Palette): string {
  return (
    rect(46, 22, 28, 12, neutral.steel, 3) +
    rect(46, 28, 28, 6, neutral.steelDark, 2) +
    rect(43, 10, 34, 15, p.deep, 5) +
    rect(43, 10, 34, 6, p.base, 3) +
    area(
      'M48 34h24c0 6 2 8 7 11c5 3 7 6 7 11v37a7 7 0 0 1-7 7H41a7 7 0 0 1-7-7V56c0-5 2-8 7-11c5-3 7-5 7-11z',
      neutral.glass,
    ) +
    area('M34 62h52v31a7 7 0 0 1-7 7H41a7 7 0 0 1-7-7z', p.pale) +
    rect(34, 60, 52, 28, neutral.paper) +
    rect(34, 60, 52, 6, p.base) +
    print(40, 71, 32, neutral.print, neutral.printSoft) +
    faint(0.7, line('M40 52c1-3 3-4 6-6', neutral.paper, 3))
  )
}

function vial(p: Palette): string {
  return ground(32) + vialBody(p)
}

function controlledVial(p: Palette): string {
  return (
    ground(42) +
    move('translate(-14 0)', vialBody(p)) +
    line('M80 64v-8a10 10 0 0 1 20 0v8', neutral.steelDark, 5) +
    rect(72, 62, 36, 36, p.deep, 7) +
    rect(72, 62, 36, 12, p.base, 6) +
    disc(90, 80, 4.5, neutral.paper) +
    rect(88.2, 81, 3.6, 10, neutral.paper, 1.8)
  )
}

function ampoule(p: Palette): string {
  const one = (x: number, y: number, tint: string) =>
    move(
      `translate(${x} ${y})`,
      area('M12 2c5 0 7 3 7 8c0 8-4 10-4 18h-6c0-8-4-10-4-18c0-5 2-8 7-8z', tint),
      rect(6.5, 27, 11, 3, p.deep, 1.5),
      area('M8 30h8c0 5 8 6 8 14v36a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V44c0-8 8-9 8-14z', tint),
      area('M0 52h24v28a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z', p.base),
      rect(0, 54, 24, 18, neutral.paper),
      rect(4, 58, 14, 3.6, neutral.print, 1.8),
      rect(4, 64.5, 9, 3, neutral.printSoft, 1.5),
    )
  return ground(44) + one(16, 15, p.pale) + one(80, 15, p.pale) + one(48, 13, p.soft)
}

function pillBottle(p: Palette): string {
  return (
    ground(40, 56) +
    rect(28, 30, 52, 70, p.base, 8) +
    area('M62 30h10a8 8 0 0 1 8 8v54a8 8 0 0 1-8 8H62z', p.deep) +
    rect(24, 10, 60, 20, neutral.paper, 5) +
    line('M32 14v12M40 14v12M48 14v12M56 14v12M64 14v12M72 14v12', neutral.paperShade, 2.4) +
    rect(28, 28, 52, 4, p.ink) +
    rect(28, 46, 52, 34, neutral.paper) +
    print(34, 54, 32, neutral.print, neutral.printSoft) +
    rect(34, 71, 14, 3.5, p.soft, 1.7) +
    move('rotate(-24 96 92)', rect(84, 86, 26, 12, p.soft, 6), area('M97 86h7a6 6 0 0 1 0 12h-7z', neutral.paper))
  )
}

function blister(p: Palette): string {
  return (
    ground(40) +
    move(
      'rotate(-10 60 56)',
      rect(20, 20, 80, 74, p.deep, 7),
      rect(20, 17, 80, 74, p.soft, 7),
      ...[36, 60, 84].flatMap((x) =>
        [34, 54, 74].map(
          (y) =>
            disc(x, y + 1.5, 8.5, p.base) +
            disc(x, y, 7.5, neutral.paper) +
            line(`M${x - 4} ${y}h8`, neutral.printSoft, 1.6),
        ),
      ),
    )
  )
}

function liquidBottle(p: Palette): string {
  return (
    ground(30) +
    rect(47, 6, 26, 18, p.deep, 4) +
    line('M53 9v12M60 9v12M67 9v12', p.base, 2) +
    area('M48 24h24v6c8 4 16 9 16 20v42a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V50c0-11 8-16 16-20z', p.base) +
    area('M72 30c8 4 16 9 16 20v42a8 8 0 0 1-8 8h-8z', p.deep) +
    rect(32, 52, 56, 36, neutral.paper) +
    rect(32, 52, 56, 6, p.soft) +
    print(39, 64, 34, neutral.print, neutral.printSoft) +
    faint(0.5, line('M39 47c1-5 4-8 9-10', neutral.paper, 3))
  )
}

function creamTube(p: Palette): string {
  return (
    ground(26) +
    move(
      'rotate(14 60 56)',
      area('M36 8h48l-8 70H44z', p.soft),
      area('M66 8h18l-8 70H62z', p.base),
      rect(34, 4, 52, 9, p.base, 2),
      rect(46, 78, 28, 20, p.deep, 5),
      line('M52 82v12M60 82v12M68 82v12', p.base, 1.8),
      area('M39.5 34h41l-2.8 24H42.3z', neutral.paper),
      rect(46, 40, 24, 4.5, neutral.print, 2.2),
      rect(47, 48, 16, 4, neutral.printSoft, 2),
    )
  )
}

function eyeDrops(p: Palette): string {
  return (
    ground(28) +
    area('M52 6h16l4 26H48z', p.base) +
    area('M61 6h7l4 26h-9z', p.deep) +
    rect(46, 30, 28, 8, p.deep, 3) +
    area('M46 38h28c9 4 12 9 12 17v37a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V55c0-8 3-13 12-17z', neutral.paper) +
    area('M68 38h6c9 4 12 9 12 17v37a8 8 0 0 1-8 8h-8z', neutral.paperShade) +
    rect(34, 60, 52, 26, p.soft) +
    area('M60 64c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z', neutral.paper)
  )
}

function drugCarton(p: Palette): string {
  return (
    ground(44) +
    area('M18 40l12-14h74l-12 14z', p.pale) +
    area('M92 40l12-14v60l-12 14z', p.deep) +
    rect(18, 40, 74, 60, neutral.paper, 2) +
    rect(18, 40, 74, 14, p.base) +
    print(26, 62, 44, neutral.print, neutral.printSoft) +
    rect(26, 84, 22, 8, p.soft, 4) +
    line('M74 84v9M78 84v9M81 84v9M85 84v9', neutral.print, 1.6)
  )
}

function inhaler(p: Palette): string {
  return (
    ground(32, 62) +
    rect(44, 6, 30, 46, neutral.steel, 8) +
    rect(62, 6, 12, 46, neutral.steelDark, 6) +
    rect(50, 14, 7, 24, neutral.steelLight, 3) +
    area('M38 34h42v46a20 20 0 0 1-20 20H34a8 8 0 0 1-8-8V78a6 6 0 0 1 6-6h6z', p.base) +
    area('M64 34h16v46a20 20 0 0 1-16 19.5z', p.deep) +
    area('M26 78h-6a4 4 0 0 0-4 4v10a4 4 0 0 0 4 4h8z', p.soft) +
    rect(46, 50, 24, 18, neutral.paper, 3) +
    rect(50, 55, 15, 3.5, neutral.print, 1.7)
  )
}

function patch(p: Palette): string {
  return (
    ground(38) +
    rect(20, 22, 80, 76, neutral.paperShade, 8) +
    rect(20, 19, 80, 76, neutral.paper, 8) +
    rect(34, 32, 52, 50, p.base, 12) +
    rect(34, 30, 52, 50, p.soft, 12) +
    rect(43, 39, 34, 32, p.pale, 7) +
    area('M20 80l20 15H28a8 8 0 0 1-8-8z', p.base)
  )
}

function prefilledPen(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(-2, 45, 12, 20, p.deep, 5),
    rect(8, 42, 66, 26, p.base, 8),
    rect(8, 57, 66, 11, p.deep, 5),
    rect(24, 47, 20, 8, neutral.paper, 3),
    rect(28, 49.4, 10, 3.2, neutral.print, 1.6),
    rect(52, 46, 16, 18, p.pale, 4),
    rect(74, 44, 44, 22, p.soft, 8),
    rect(74, 57, 44, 9, p.base, 4),
  )
}

function vaccine(p: Palette): string {
  return (
    ground(46) +
    move('translate(-16 14) scale(.86)', vialBody(p)) +
    move(
      'translate(22 -6) rotate(38 60 60) scale(.92)',
      rect(64, 4, 2.6, 22, neutral.steelDark, 1),
      rect(60, 24, 10, 9, p.deep, 2),
      rect(54, 32, 22, 50, neutral.glass, 4),
      rect(54, 50, 22, 32, p.soft, 4),
      rect(55, 47, 20, 6, p.ink, 2),
      rect(62, 82, 6, 18, neutral.steel),
      rect(50, 80, 30, 6, p.deep, 3),
      rect(55, 98, 20, 6, p.deep, 3),
    )
  )
}

/** Medicines in their containers. */
export const pharmacy = {
  vial,
  'controlled-vial': controlledVial,
  ampoule,
  'pill-bottle': pillBottle,
  blister,
  'liquid-bottle': liquidBottle,
  'cream-tube': creamTube,
  'eye-drops': eyeDrops,
  'drug-carton': drugCarton,
  inhaler,
  patch,
  'prefilled-pen': prefilledPen,
  vaccine,
} as const
