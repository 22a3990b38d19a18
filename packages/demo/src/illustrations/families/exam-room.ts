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

/** Supplies of an exam room. */
export const examRoom = {
  'tongue-depressor': tongueDepressor,
  'cotton-applicator': cottonApplicator,
  speculum,
} as const
