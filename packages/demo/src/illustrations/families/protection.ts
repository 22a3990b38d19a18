import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, oval, rect } from '../shapes.js'

function mask(p: Palette): string {
  return (
    line('M22 44C4 36 2 74 24 72M98 44c18-8 20 30-2 28', p.base, 3) +
    area('M20 40c14-10 26-14 40-14s26 4 40 14v32c-8 14-22 22-40 22S28 86 20 72z', p.soft) +
    area('M20 40c14-10 26-14 40-14s26 4 40 14v6c-14-9-26-12-40-12s-26 3-40 12z', p.base) +
    line('M22 56c24-8 52-8 76 0M22 67c24-6 52-6 76 0M27 79c20-4 46-4 66 0', p.base, 2) +
    line('M46 31c9-2 19-2 28 0', neutral.paper, 3)
  )
}

function respirator(p: Palette): string {
  return (
    line('M26 46C6 30 10 20 34 30M94 46c20-16 16-26-8-16M28 72C8 84 14 96 40 92M92 72c20 12 14 24-12 20', p.deep, 3) +
    area('M60 18c22 4 38 22 38 42S80 96 60 98C40 96 22 80 22 60s16-38 38-42z', p.pale) +
    area('M60 18c22 4 38 22 38 42S80 96 60 98z', p.soft) +
    line('M24 52c24 10 48 10 72 0', p.base, 2) +
    line('M48 25c8 4 16 4 24 0', neutral.steelDark, 4) +
    rect(48, 64, 24, 18, p.base, 5) +
    line('M53 70h14M53 76h14', p.pale, 2)
  )
}

function gown(p: Palette): string {
  return (
    ground(36) +
    area('M42 12L18 30L8 72l14 6l12-28v50h52V50l12 28l14-6l-10-42l-24-18c-6 8-30 8-36 0z', p.base) +
    area('M42 12c6 8 30 8 36 0l24 18l10 42l-14 6l-12-28v50H62V22z', p.soft) +
    area('M42 12c6 8 30 8 36 0l-4 10c-8 5-20 5-28 0z', p.pale) +
    line('M34 62c18 6 34 6 52 0', p.deep, 3) +
    line('M62 64l-6 14M62 64l8 12', p.deep, 3) +
    line('M9 72l13 6M111 72l-13 6', p.pale, 5)
  )
}

function isolationSuit(p: Palette): string {
  return (
    ground(30) +
    disc(60, 20, 14, p.base) +
    oval(60, 22, 8.5, 10, neutral.paper) +
    area('M46 28L26 38l-8 36l11 3l9-22v45h18V74h8v26h18V55l9 22l11-3l-8-36l-20-10c-6 7-22 7-28 0z', p.soft) +
    area('M60 34c6 0 11-2 14-6l20 10l8 36l-11 3l-9-22v45H64V74h-4z', p.base) +
    line('M60 34v38', p.deep, 2.4)
  )
}

function faceShield(p: Palette): string {
  return (
    ground(32) +
    faint(0.85, area('M22 28c26-10 50-10 76 0l-4 50c-4 12-18 20-34 20s-30-8-34-20z', neutral.glass)) +
    area('M22 28c26-10 50-10 76 0l-1 12c-24-8-50-8-74 0z', p.soft) +
    area('M18 18c28-12 56-12 84 0l-2 14c-26-10-54-10-80 0z', p.base) +
    line('M34 48l-2 26M42 44l-1 14', neutral.paper, 3.5) +
    disc(22, 26, 5, p.deep) +
    disc(98, 26, 5, p.deep)
  )
}

function goggles(p: Palette): string {
  return (
    line('M14 52C4 36 30 20 60 20s56 16 46 32', p.deep, 6) +
    area(
      'M14 44h92c6 0 8 4 8 10v12c0 14-8 22-22 22c-16 0-20-14-32-14S44 88 28 88C14 88 6 80 6 66V54c0-6 2-10 8-10z',
      p.base,
    ) +
    area(
      'M18 51h84c4 0 5 2 5 6v9c0 10-6 15-15 15c-13 0-18-14-32-14S41 81 28 81c-9 0-15-5-15-15v-9c0-4 1-6 5-6z',
      neutral.glass,
    ) +
    line('M24 60l-4 8M34 58l-7 14', neutral.paper, 3.5) +
    line('M52 46h16', p.deep, 3)
  )
}

function bouffantCap(p: Palette): string {
  return (
    ground(40) +
    area('M14 74C8 38 30 16 60 16s52 22 46 58z', p.soft) +
    area('M60 16c30 0 52 22 46 58H78c4-24-2-46-18-58z', p.base) +
    line('M34 72c-4-20 4-40 20-52M60 72V18M48 72c-2-20 2-38 8-52M86 72c4-20-4-40-20-52', p.pale, 1.8) +
    area(
      'M12 72c6-4 10 2 16 0s10-4 16 0s10 2 16 0s10-4 16 0s10 2 16 0s10-4 16 0c4 4 4 12 0 16c-30 10-66 10-96 0c-4-4-4-12 0-16z',
      p.deep,
    ) +
    line('M20 82c26 7 54 7 80 0', p.soft, 2)
  )
}

function shoeCover(p: Palette): string {
  return (
    ground(48) +
    area(
      'M16 38c10-10 34-12 46-4c2 14 10 22 26 26c14 4 22 12 22 24c0 10-6 14-16 14H26c-10 0-14-6-14-16c0-18 6-26 4-44z',
      p.soft,
    ) +
    area('M12 82c0-4 0-8 1-11c30 10 62 14 96 9c2 12-5 18-15 18H26c-10 0-14-6-14-16z', p.base) +
    area('M14 36c10-12 38-14 50-4l-2 8c-14-6-32-6-46 2z', p.deep) +
    line('M44 62c6-4 14-4 18-2M50 52c4-3 10-3 13-1', p.base, 2.4) +
    faint(0.8, line('M30 92h8M46 92h8M62 92h8M78 92h8', p.pale, 2.6))
  )
}

function apron(p: Palette): string {
  return (
    ground(32) +
    line('M46 28C38 2 82 2 74 28', p.deep, 3.5) +
    line('M32 58C18 62 12 72 12 82M88 58c14 4 20 14 20 24', p.deep, 3.5) +
    area('M44 26h32c0 16 4 24 14 30v38a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V56c10-6 14-14 14-30z', p.soft) +
    area('M66 26h10c0 16 4 24 14 30v38a6 6 0 0 1-6 6H66z', p.base) +
    line('M46 66h28v16H46z', p.pale, 2.4)
  )
}

function glasses(p: Palette): string {
  return (
    line('M16 50L8 34M104 50l8-16', p.deep, 5) +
    faint(
      0.9,
      area('M14 46h40v14c0 12-6 18-18 18S14 72 14 60z', neutral.glass),
      area('M66 46h40v14c0 12-10 18-22 18S66 72 66 60z', neutral.glass),
    ) +
    line('M14 46h40v14c0 12-6 18-18 18S14 72 14 60zM66 46h40v14c0 12-10 18-22 18S66 72 66 60z', p.base, 4.5) +
    line('M54 50c4-4 8-4 12 0', p.deep, 5) +
    line('M24 54l-3 8M78 54l-3 8', neutral.paper, 3)
  )
}

/** The protective clothes of the staff. */
export const protection = {
  mask,
  respirator,
  gown,
  coverall: isolationSuit,
  apron,
  'face-shield': faceShield,
  goggles,
  'safety-glasses': glasses,
  'bouffant-cap': bouffantCap,
  'shoe-cover': shoeCover,
} as const
