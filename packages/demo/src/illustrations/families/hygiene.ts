import { neutral, type Palette } from '../palette.js'
import { area, cross, disc, faint, ground, line, oval, print, rect } from '../shapes.js'

function canisterWipes(p: Palette): string {
  return (
    ground(32) +
    rect(30, 36, 60, 64, p.base, 8) +
    area('M72 36h10a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H72z', p.deep) +
    rect(26, 26, 68, 16, p.soft, 7) +
    area('M46 28c0-14 6-22 16-26c0 8 6 10 14 10c-4 6-4 10-2 16z', neutral.paper) +
    area('M60 28c2-8 6-14 16-16c-4 6-4 10-2 16z', neutral.paperShade) +
    rect(30, 52, 60, 34, neutral.paper) +
    print(37, 59, 28, p.deep, p.soft) +
    cross(78, 70, 12, p.base) +
    line('M37 80h20', neutral.printSoft, 3)
  )
}

function pumpBottle(p: Palette): string {
  return (
    ground(30) +
    line('M60 26V14', neutral.steelDark, 5) +
    area('M38 8h30c4 0 6 2 6 6v4H50c-3 0-4 2-6 4h-8V12c0-2 0-4 2-4z', p.deep) +
    rect(48, 22, 24, 12, p.base, 4) +
    area('M44 34h32c8 3 12 8 12 16v42a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V50c0-8 4-13 12-16z', p.pale) +
    area('M72 34h4c8 3 12 8 12 16v42a8 8 0 0 1-8 8h-8z', p.soft) +
    area('M32 62h56v26H32z', p.base) +
    area('M60 66c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10z', neutral.paper)
  )
}

function soapDispenser(p: Palette): string {
  return (
    ground(26) +
    rect(30, 6, 60, 76, p.deep, 12) +
    rect(30, 6, 54, 76, p.soft, 12) +
    rect(44, 18, 26, 38, p.ink, 6) +
    area('M47 34h20v16a3 3 0 0 1-3 3H50a3 3 0 0 1-3-3z', p.base) +
    area('M40 82h34l-6 10H46z', p.base) +
    disc(57, 66, 6, neutral.paper) +
    area('M57 92c2.5 4 4 5 4 7a4 4 0 0 1-8 0c0-2 1.5-3 4-7z', p.base)
  )
}

function sprayBottle(p: Palette): string {
  return (
    ground(30) +
    area('M40 4h30c6 0 10 4 10 10v8H52v8H44c0-6-2-8-8-10z', p.deep) +
    rect(26, 6, 16, 9, p.base, 3) +
    area('M56 22h8l-2 14h-6z', p.base) +
    rect(58, 22, 20, 12, p.ink, 3) +
    area('M56 34h24c8 6 10 12 10 20v38a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V56c0-10 8-16 16-22z', p.soft) +
    area('M74 34h6c8 6 10 12 10 20v38a8 8 0 0 1-8 8h-8z', p.base) +
    rect(40, 60, 50, 28, neutral.paper) +
    print(46, 66, 26, neutral.print, neutral.printSoft)
  )
}

function gallonJug(p: Palette): string {
  return (
    ground(36) +
    rect(40, 6, 22, 14, p.deep, 4) +
    area('M40 20h22c10 2 28 10 28 26v46a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V46c0-14 8-22 16-26z', p.soft) +
    area('M70 23c10 4 20 11 20 23v46a8 8 0 0 1-8 8H70z', p.base) +
    area('M66 32c8 2 14 6 14 14v8a4 4 0 0 1-8 0c0-8-4-10-8-14z', p.deep) +
    rect(24, 60, 66, 28, neutral.paper) +
    print(32, 66, 36, neutral.print, neutral.printSoft)
  )
}

function sterilizationPouch(p: Palette): string {
  return (
    ground(36) +
    rect(26, 8, 68, 92, neutral.paper, 5) +
    rect(26, 8, 68, 72, p.soft, 5) +
    rect(32, 20, 56, 54, p.pale, 3) +
    line('M26 80h68M26 84h68', p.base, 1.6) +
    line('M54 68l12-42M66 68L54 26', neutral.steelDark, 3.4) +
    `<circle cx="52" cy="69" r="4" fill="none" stroke="${neutral.steelDark}" stroke-width="2.6"/><circle cx="68" cy="69" r="4" fill="none" stroke="${neutral.steelDark}" stroke-width="2.6"/>` +
    disc(38, 92, 4, p.base) +
    disc(50, 92, 4, p.deep) +
    area('M26 8h68l-34 8z', p.base)
  )
}

function indicatorStrip(p: Palette): string {
  const strip = (x: number, y: number, mark: string) =>
    rect(x, y, 18, 80, neutral.paperShade, 3) +
    rect(x, y - 2, 18, 80, neutral.paper, 3) +
    rect(x, y - 2, 18, 16, p.base, 3) +
    rect(x + 5, y + 24, 8, 26, mark, 3) +
    line(`M${x + 5} ${y + 60}h8M${x + 5} ${y + 67}h5`, neutral.printSoft, 2.4)
  return ground(42) + strip(20, 20, p.pale) + strip(51, 16, p.soft) + strip(82, 20, p.deep)
}

function paperRoll(p: Palette): string {
  return (
    ground(46, 58) +
    rect(24, 24, 72, 46, p.soft, 2) +
    area('M92 24c10 0 14 10 14 23s-4 23-14 23s-12-10-12-23s2-23 12-23z', p.base) +
    oval(94, 47, 4.5, 8, p.ink) +
    area('M24 24c-10 0-14 10-14 23v50c14 4 52 4 66 0V70H30c-12 0-14-10-14-23s2-23 8-23z', neutral.paper) +
    area('M24 24c-8 2-10 12-10 23s2 23 12 23h50v6H22c-8-4-12-14-12-29s6-22 14-23z', p.pale) +
    line('M18 84h52', neutral.paperShade, 2)
  )
}

function paperTowels(p: Palette): string {
  return (
    ground(44) +
    [74, 62, 50]
      .map(
        (y) =>
          area(`M14 ${y}l16-12h76l-16 12v12H14z`, p.base) +
          area(`M14 ${y}l16-12h76l-16 12z`, p.pale) +
          rect(14, y, 76, 12, p.soft),
      )
      .join('') +
    area('M14 98l0-12h76v12z', p.soft) +
    area('M90 86l16-12v12L90 98z', p.base) +
    line('M14 50l44-6l32 6', p.soft, 1.6)
  )
}

function tissueBox(p: Palette): string {
  return (
    ground(42) +
    rect(18, 50, 84, 50, p.base, 7) +
    area('M18 57a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7v6H18z', p.soft) +
    oval(60, 55, 26, 5, p.ink) +
    area('M40 56c-4-16 2-26 10-36c4 8 8 10 12 4c4 8 10 6 16 2c-2 12 4 16 2 30c-12 3-28 3-40 0z', neutral.paper) +
    area('M62 24c4 8 10 6 16 2c-2 12 4 16 2 30c-6 1.5-12 2-18 2z', neutral.paperShade) +
    rect(34, 74, 52, 14, p.soft, 7)
  )
}

function binBag(p: Palette): string {
  return (
    ground(38) +
    area('M48 26C28 36 16 58 18 82c1 12 8 18 20 18h44c12 0 19-6 20-18c2-24-10-46-30-56z', p.base) +
    area('M66 26h6c20 10 32 32 30 56c-1 12-8 18-20 18h-8c12-24 8-52-8-74z', p.deep) +
    area('M46 8c4 4 8 0 14 0s10 4 14 0c6 8-2 14-4 20H50c-2-6-10-12-4-20z', p.soft) +
    rect(44, 24, 32, 7, p.ink, 3.5) +
    line('M34 50c-4 10-6 20-5 32M46 40c-2 8-4 14-4 20', p.soft, 3)
  )
}

function bin(p: Palette): string {
  return (
    ground(34) +
    area('M26 28h68l-4 66a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z', p.base) +
    area('M68 28h26l-4 66a6 6 0 0 1-6 6H68z', p.deep) +
    area('M24 16c10-6 62-6 72 0l4 14H20z', p.soft) +
    rect(52, 6, 16, 8, p.deep, 4) +
    rect(48, 94, 24, 8, neutral.steelDark, 4) +
    line('M42 44v40M56 44v40', p.soft, 3)
  )
}

function mop(p: Palette): string {
  return (
    ground(36) +
    line('M88 4L58 62', neutral.steelDark, 5) +
    area('M40 58l34 12l-4 10L36 68z', p.deep) +
    faint(1, area('M36 66l36 14c0 12-4 18-8 20H14c8-8 18-18 22-34z', p.soft)) +
    line('M38 72c-4 12-8 20-14 27M48 76c-2 10-4 16-8 23M58 79c0 8-2 14-4 20', p.base, 2.2)
  )
}

/** Infection control and housekeeping. */
export const hygiene = {
  'disinfectant-wipes': canisterWipes,
  'hand-sanitizer': pumpBottle,
  soap: soapDispenser,
  'spray-bottle': sprayBottle,
  jug: gallonJug,
  'sterilization-pouch': sterilizationPouch,
  'indicator-strip': indicatorStrip,
  'paper-roll': paperRoll,
  'paper-towels': paperTowels,
  'tissue-box': tissueBox,
  'bin-bag': binBag,
  'waste-bin': bin,
  mop,
} as const
