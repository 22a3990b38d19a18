import { neutral, type Palette } from '../palette.js'
import { area, cross, disc, ground, line, move, oval, print, rect } from '../shapes.js'

function label(p: Palette): string {
  return (
    ground(42) +
    area('M44 14h40c14 0 24 18 24 42s-10 42-24 42H44z', p.base) +
    oval(44, 56, 30, 42, p.soft) +
    oval(44, 56, 12, 17, p.deep) +
    oval(46, 56, 9, 13, p.ink) +
    area('M66 60h42v38H62c4-8 5-22 4-38z', neutral.paper) +
    rect(72, 66, 26, 9, p.base, 2) +
    line('M72 82h22M72 89h14', neutral.printSoft, 2.6)
  )
}

function folder(p: Palette): string {
  return (
    ground(46) +
    area('M14 26a6 6 0 0 1 6-6h26l8 10h44a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z', p.deep) +
    rect(24, 24, 70, 50, neutral.paper, 3) +
    line('M32 34h42M32 41h30', neutral.printSoft, 2.6) +
    area('M8 48h104l-8 46a7 7 0 0 1-7 6H23a7 7 0 0 1-7-6z', p.base) +
    rect(40, 64, 40, 18, neutral.paper, 3) +
    line('M47 73h24', p.deep, 3)
  )
}

function clipboard(p: Palette): string {
  return (
    ground(36) +
    rect(24, 14, 72, 86, p.deep, 7) +
    rect(24, 12, 72, 84, p.base, 7) +
    rect(31, 22, 58, 68, neutral.paper, 3) +
    rect(44, 6, 32, 14, neutral.steelDark, 5) +
    disc(60, 9, 4, neutral.steelLight) +
    cross(42, 36, 12, p.deep) +
    line('M54 33h26M54 40h16M38 54h44M38 63h44M38 72h30', neutral.printSoft, 2.8) +
    line('M70 80c4-5 6 3 10-2', p.deep, 2.2)
  )
}

function pen(p: Palette): string {
  const one = (transform: string, body: string, dark: string) =>
    move(
      transform,
      rect(52, 4, 14, 64, body, 4),
      rect(60, 4, 6, 64, dark, 3),
      area('M52 68h14l-5 20h-4z', neutral.steel),
      rect(57, 86, 4, 8, neutral.print, 2),
      rect(55, -4, 8, 10, dark, 3),
      rect(64, 8, 4, 30, neutral.steelDark, 2),
      rect(52, 50, 14, 16, p.ink, 3),
    )
  return (
    ground(38) +
    one('rotate(28 60 56) translate(12 6)', p.soft, p.base) +
    one('rotate(-24 60 56) translate(-12 6)', p.base, p.deep)
  )
}

function paperReam(p: Palette): string {
  return (
    ground(46) +
    area('M10 52l20-22h82l-20 22z', neutral.paper) +
    area('M92 52l20-22v44L92 98z', p.deep) +
    rect(10, 52, 82, 46, p.base, 3) +
    area('M34 98V52l20-22h20L54 52v46z', p.soft) +
    print(62, 66, 22, neutral.paper, p.pale)
  )
}

function wristband(p: Palette): string {
  return (
    ground(42) +
    area('M60 22c28 0 46 14 46 34S88 92 60 92S14 76 14 56s18-34 46-34z', p.base) +
    area('M60 32c22 0 36 10 36 22s-14 20-36 20s-36-8-36-20s14-22 36-22z', p.ink) +
    area('M14 56c4 14 22 22 46 22s42-8 46-22v12c0 18-18 30-46 30S14 86 14 68z', p.soft) +
    area('M36 76c14 5 34 5 48 0v16c-14 6-34 6-48 0z', neutral.paper) +
    line('M44 84h22M44 90h14', neutral.print, 2.4) +
    disc(98, 72, 4, p.deep)
  )
}

function envelope(p: Palette): string {
  return (
    ground(46) +
    rect(12, 28, 96, 70, p.base, 6) +
    area('M12 34a6 6 0 0 1 6-6h84a6 6 0 0 1 6 6L64 68c-3 2-5 2-8 0z', p.soft) +
    area('M12 34a6 6 0 0 1 6-6h84a6 6 0 0 1 6 6L64 62c-3 2-5 2-8 0z', p.pale) +
    disc(60, 66, 9, p.deep) +
    cross(60, 66, 9, neutral.paper)
  )
}

function stickyNotes(p: Palette): string {
  return (
    ground(40) +
    rect(24, 26, 74, 74, p.deep, 3) +
    rect(22, 20, 74, 74, p.base, 3) +
    area('M20 14h74v50c-2 14-10 22-24 24H20z', p.soft) +
    area('M94 64c-2 14-10 22-24 24c4-6 4-12 2-20c8 2 16 0 22-4z', p.pale) +
    line('M32 34h46M32 46h46M32 58h28', p.deep, 3)
  )
}

function prescriptionPad(p: Palette): string {
  return (
    ground(36) +
    rect(28, 16, 68, 84, p.deep, 3) +
    rect(25, 13, 68, 84, neutral.paperShade, 3) +
    rect(22, 10, 68, 84, neutral.paper, 3) +
    rect(22, 10, 68, 16, p.base, 3) +
    line('M32 52V36h6a5 5 0 0 1 0 10h-6M39 46l10 12M49 48l-9 12', p.deep, 3) +
    line('M58 40h22M58 48h22M32 68h48M32 77h34', neutral.printSoft, 2.6) +
    line('M60 86c4-5 7 3 11-2s5 1 9-1', p.deep, 2)
  )
}

function promotion(p: Palette): string {
  return (
    ground(40) +
    move(
      'rotate(-10 60 56)',
      area('M22 22h44l38 38a8 8 0 0 1 0 11L75 100a8 8 0 0 1-11 0L26 62a8 8 0 0 1-4-8z', p.base),
      disc(40, 40, 7, p.pale),
      line('M58 74l22-14', p.pale, 5),
      disc(60, 60, 5, p.pale),
      disc(78, 76, 5, p.pale),
    )
  )
}

/** Records, stationery and identification. */
export const office = {
  label,
  folder,
  clipboard,
  pen,
  'paper-ream': paperReam,
  wristband,
  envelope,
  'sticky-notes': stickyNotes,
  'prescription-pad': prescriptionPad,
  promotion,
} as const
