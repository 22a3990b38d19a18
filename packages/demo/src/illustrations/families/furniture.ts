import { neutral, type Palette } from '../palette.js'
import { area, disc, ground, line, move, rect } from '../shapes.js'

function wheelchair(p: Palette): string {
  return (
    ground(42, 56) +
    line('M28 14h10l6 48h34l10 30h12', neutral.steelDark, 5) +
    area('M32 22h12l6 36H38z', p.base) +
    rect(40, 54, 42, 12, p.deep, 5) +
    line('M46 40h28v10', p.base, 5) +
    `<circle cx="48" cy="74" r="25" fill="none" stroke="${p.base}" stroke-width="5"/>` +
    `<circle cx="48" cy="74" r="19" fill="none" stroke="${neutral.steel}" stroke-width="2"/>` +
    line('M48 55v38M29 74h38M34.5 60.5l27 27M61.5 60.5l-27 27', neutral.steel, 1.6) +
    disc(48, 74, 5, p.deep) +
    disc(86, 92, 8, p.deep) +
    disc(86, 92, 3.4, neutral.steelLight)
  )
}

function examTable(p: Palette): string {
  return (
    ground(50) +
    area('M22 62h74v32a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z', neutral.steelLight) +
    area('M62 62h34v32a6 6 0 0 1-6 6H62z', neutral.steel) +
    rect(28, 70, 28, 10, neutral.paper, 3) +
    rect(28, 84, 28, 10, neutral.paper, 3) +
    rect(38, 74, 8, 2.4, p.deep, 1) +
    rect(38, 88, 8, 2.4, p.deep, 1) +
    rect(34, 50, 76, 14, p.base, 6) +
    rect(34, 58, 76, 6, p.deep, 3) +
    move('rotate(-32 38 58)', rect(30, 44, 14, 14, p.deep, 5)) +
    area('M40 62C30 58 18 40 10 26c-4-8 6-14 12-8l26 32c4 6 0 14-8 12z', p.base) +
    area('M52 50h44v6H52z', neutral.paper) +
    rect(96, 88, 18, 8, p.deep, 3)
  )
}

function stool(p: Palette): string {
  return (
    ground(36) +
    area('M24 30c0-8 16-12 36-12s36 4 36 12v8c0 7-16 11-36 11s-36-4-36-11z', p.deep) +
    area('M24 28c0-7 16-11 36-11s36 4 36 11s-16 11-36 11s-36-4-36-11z', p.base) +
    rect(56, 48, 8, 32, neutral.steel, 2) +
    rect(53, 48, 14, 14, neutral.steelDark, 3) +
    line('M60 78L28 92M60 78l32 14M60 78v16', neutral.steelDark, 6) +
    [28, 60, 92].map((x) => disc(x, 96, 5, p.ink)).join('')
  )
}

function ivPole(p: Palette): string {
  return (
    ground(34) +
    line('M60 92V10', neutral.steel, 5) +
    line('M60 10c-6-8-22-8-24 2M60 10c6-8 22-8 24 2', neutral.steelDark, 4) +
    line('M60 88L28 96M60 88l32 8M60 88v10', neutral.steelDark, 5) +
    [28, 60, 92].map((x) => disc(x, 98, 4.5, p.deep)).join('') +
    rect(54, 50, 12, 14, p.deep, 4) +
    line('M36 12v6', neutral.steelDark, 3) +
    area('M26 18h20a4 4 0 0 1 4 4v24c0 5-4 8-8 8H30c-4 0-8-3-8-8V22a4 4 0 0 1 4-4z', p.soft) +
    rect(28, 28, 16, 14, neutral.paper, 2)
  )
}

function cart(p: Palette): string {
  const drawer = (y: number, height: number) =>
    rect(28, y, 64, height, p.soft, 3) + rect(50, y + height / 2 - 2, 20, 4, p.deep, 2)
  return (
    ground(40) +
    line('M96 20h10v26', neutral.steelDark, 4) +
    rect(22, 18, 76, 74, p.base, 6) +
    rect(18, 12, 84, 10, p.deep, 4) +
    drawer(27, 12) +
    drawer(42, 12) +
    drawer(57, 14) +
    drawer(74, 14) +
    [32, 88].map((x) => disc(x, 96, 6, p.ink) + disc(x, 96, 2.4, neutral.steelLight)).join('')
  )
}

function cabinet(p: Palette): string {
  return (
    ground(38) +
    rect(22, 8, 76, 92, p.deep, 6) +
    rect(22, 8, 72, 92, p.base, 6) +
    rect(28, 14, 28, 80, p.soft, 4) +
    rect(60, 14, 28, 80, p.soft, 4) +
    rect(32, 18, 20, 72, neutral.glass, 2) +
    rect(64, 18, 20, 72, neutral.glass, 2) +
    line('M32 42h20M32 66h20M64 42h20M64 66h20', p.base, 2.4) +
    rect(35, 30, 6, 11, p.deep, 2) +
    rect(43, 33, 6, 8, p.base, 2) +
    rect(67, 54, 8, 11, p.base, 2) +
    rect(70, 78, 10, 11, p.deep, 2) +
    rect(35, 76, 12, 13, p.base, 2)
  )
}

function lamp(p: Palette): string {
  return (
    ground(30) +
    line('M62 94V62L40 40L58 22', neutral.steelDark, 5) +
    disc(40, 40, 5, p.deep) +
    move(
      'rotate(38 72 22)',
      area('M54 10h34a6 6 0 0 1 6 6c0 10-10 18-23 18S48 26 48 16a6 6 0 0 1 6-6z', p.base),
      area('M50 26c6-4 36-4 42 0c-3 6-11 9-21 9s-18-3-21-9z', neutral.paper),
    ) +
    area('M36 92h52a6 6 0 0 1 6 8H30a6 6 0 0 1 6-8z', p.deep) +
    [42, 82].map((x) => disc(x, 99, 4, p.ink)).join('')
  )
}

function privacyScreen(p: Palette): string {
  return (
    ground(46) +
    line('M14 14v84M46 14v84M78 14v84M108 14v84', neutral.steelDark, 4) +
    area('M17 18h27v68H17z', p.soft) +
    area('M48 18h28v68H48z', p.base) +
    area('M80 18h26v68H80z', p.soft) +
    line('M24 20v64M31 20v64M38 20v64M87 20v64M94 20v64M100 20v64', p.base, 1.4) +
    line('M56 20v64M63 20v64M70 20v64', p.deep, 1.4)
  )
}

function mayoStand(p: Palette): string {
  return (
    ground(38, 56) +
    area('M14 22h92l-6 12a6 6 0 0 1-5 4H25a6 6 0 0 1-5-4z', neutral.steel) +
    rect(10, 17, 100, 8, neutral.steelDark, 4) +
    line('M76 38v54', neutral.steelDark, 6) +
    line('M76 92H28M76 92h16', p.base, 6) +
    [28, 60, 92].map((x) => disc(x, 97, 5, p.deep)).join('') +
    rect(70, 56, 12, 12, p.deep, 4) +
    line('M32 15l18-8M56 15l22-4', p.base, 4)
  )
}

/** Furniture and equipment of the exam room. */
export const furniture = {
  wheelchair,
  'exam-table': examTable,
  stool,
  'iv-pole': ivPole,
  cart,
  cabinet,
  'exam-lamp': lamp,
  'privacy-screen': privacyScreen,
  'mayo-stand': mayoStand,
} as const
