import { neutral, type Palette } from '../palette.js'
import { area, cross, disc, ground, line, move, print, rect } from '../shapes.js'

function openBox(p: Palette): string {
  return (
    rect(22, 54, 76, 46, p.base, 5) +
    area('M22 58a5 5 0 0 1 5-5h66a5 5 0 0 1 5 5v6H22z', p.deep) +
    cross(84, 84, 14, p.pale)
  )
}

function tongueDepressor(p: Palette): string {
  const blade = (turn: number, tint: string) =>
    move(`rotate(${turn} 60 70)`, rect(53, 10, 14, 62, tint, 7), line('M60 20v30', '#C9A06A', 1.4))
  return (
    ground(44) +
    blade(-22, '#E2C08C') +
    blade(-8, '#EBCF9F') +
    blade(7, '#E2C08C') +
    blade(21, '#EBCF9F') +
    openBox(p) +
    print(30, 72, 34, neutral.paper, p.pale)
  )
}

function cottonApplicator(p: Palette): string {
  const stick = (turn: number) =>
    move(`rotate(${turn} 60 74)`, line('M60 20v52', '#D9B98A', 3), rect(56, 8, 8, 20, neutral.paper, 4))
  return (
    ground(44) + stick(-24) + stick(-10) + stick(4) + stick(18) + openBox(p) + print(30, 72, 34, neutral.paper, p.pale)
  )
}

function speculum(p: Palette): string {
  return (
    ground(40) +
    area('M16 38c18-12 44-16 66-14l4 12c-24-1-46 4-62 14z', p.base) +
    area('M18 58c20-6 42-8 64-6l4 12c-24 0-48 2-62 8c-8-2-10-10-6-14z', p.soft) +
    area('M78 22h16a6 6 0 0 1 6 6v66a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6V66h-6z', p.deep) +
    area('M66 62h12l2 34a5 5 0 0 1-5 4h-6a5 5 0 0 1-5-5z', p.base) +
    line('M72 78h16', neutral.steelDark, 3) +
    disc(92, 78, 5, neutral.steel)
  )
}

function basin(p: Palette): string {
  return (
    ground(42) +
    area('M12 52h96l-10 38a14 14 0 0 1-13 10H35a14 14 0 0 1-13-10z', p.base) +
    area('M70 52h38l-10 38a14 14 0 0 1-13 10H70z', p.deep) +
    rect(6, 44, 108, 12, p.soft, 6) +
    rect(26, 66, 36, 22, neutral.paper, 4) +
    print(31, 70, 24, neutral.print, neutral.printSoft)
  )
}

function suctionWand(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(60, 51, 46, 8, neutral.glass, 4),
    disc(106, 55, 7, p.soft),
    rect(26, 47, 36, 16, p.soft, 7),
    rect(26, 56, 36, 7, p.base, 3.5),
    area('M26 49l-14 2v8l14 2z', p.deep),
    line('M34 52h20M34 58h14', neutral.paper, 1.6),
    rect(-4, 50, 17, 10, p.base, 3),
  )
}

function aed(p: Palette): string {
  return (
    ground(44) +
    rect(40, 8, 40, 18, p.deep, 8) +
    rect(47, 14, 26, 14, neutral.paper, 4) +
    rect(16, 22, 88, 76, p.base, 12) +
    rect(24, 30, 72, 60, p.soft, 8) +
    area('M60 82c-22-14-25-25-21-32c4-6 15-7 21 3c6-10 17-9 21-3c4 7 1 18-21 32z', p.deep) +
    area('M63 48l-12 16h8l-3 12l13-17h-8z', neutral.paper)
  )
}

function stocking(p: Palette): string {
  const leg = (x: number, tint: string, shade: string) =>
    move(
      `translate(${x} 0)`,
      area('M28 12h26v48c0 6 3 10 8 14l16 10c8 5 6 14-3 15H46c-14 0-20-10-20-22z', tint),
      rect(26, 8, 30, 10, shade, 4),
      area('M26 72c4 16 10 20 18 20l-4 7c-9-2-14-10-14-21z', shade),
    )
  return ground(44) + leg(22, p.base, p.deep) + leg(-8, p.soft, p.base)
}

/** Supplies of exam rooms and of first response. */
export const examRoom = {
  'tongue-depressor': tongueDepressor,
  'cotton-applicator': cottonApplicator,
  speculum,
  basin,
  'suction-wand': suctionWand,
  aed,
  stocking,
} as const
