import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, move, print, rect } from '../shapes.js'

function rings(left: string, right: string): string {
  return `<circle cx="42" cy="88" r="11" fill="none" stroke="${left}" stroke-width="5.5"/><circle cx="78" cy="88" r="11" fill="none" stroke="${right}" stroke-width="5.5"/>`
}

function forceps(p: Palette): string {
  return move(
    'rotate(34 60 55)',
    area(
      'M57 2c-2 30-12 54-10 84c0 12 6 20 13 20s13-8 13-20c2-30-8-54-10-84l-2 0c0 30 5 54 4 78c0 6-2 9-5 9s-5-3-5-9c-1-24 4-48 4-78z',
      neutral.steel,
    ),
    area('M63 2l-2 0c0 30 5 54 4 78c0 6-2 9-5 9v17c7 0 13-8 13-20c2-30-8-54-10-84z', neutral.steelDark),
    line('M50 62h6M49.5 68h6M49 74h6', p.base, 2.2),
    line('M64 62h6M64.5 68h6M65 74h6', p.soft, 2.2),
    rect(52, 94, 16, 12, p.base, 5),
  )
}

function hemostat(p: Palette): string {
  return move(
    'rotate(34 60 55)',
    line('M46 78L64 38L62 2', neutral.steel, 6),
    line('M74 78L56 38L58 2', neutral.steelDark, 6),
    line('M58.5 6v24M61.5 6v24', neutral.steelLight, 1.4),
    disc(60, 46, 5, p.base),
    rect(52, 70, 16, 4, neutral.steelDark, 2),
    rings(p.base, p.deep),
  )
}

function needleHolder(p: Palette): string {
  return move(
    'rotate(34 60 55)',
    line('M46 78L64 40L62 16', neutral.steel, 7),
    line('M74 78L56 40L58 16', neutral.steelDark, 7),
    area('M54 2h12l2 24H52z', p.soft),
    line('M55 8h10M54.5 13h11M54 18h12', p.deep, 1.6),
    disc(60, 46, 5.5, p.deep),
    rect(51, 68, 18, 4, neutral.steelDark, 2),
    rings(p.base, p.deep),
  )
}

function scissors(p: Palette): string {
  return move(
    'rotate(34 60 55)',
    area('M46 80l10-26C54 30 58 12 63 0c4 14 4 36 1 54L52 82z', neutral.steel),
    area('M74 80L64 54C66 30 62 12 57 0c-4 14-4 36-1 54l12 28z', neutral.steelDark),
    line('M60 8c2 14 2 26 0 38', neutral.steelLight, 1.6),
    disc(60, 52, 5, p.base),
    rings(p.base, p.deep),
  )
}

function scalpel(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(-4, 47, 80, 15, p.base, 6),
    rect(-4, 55, 80, 7, p.deep, 3.5),
    line('M46 50v8M52 50v8M58 50v8M64 50v8', p.soft, 2.4),
    area('M74 48h12v13H74z', neutral.steelDark),
    area('M84 47h14c14 0 22 4 26 12c-4 3-12 4-20 4H84z', neutral.steelLight),
    area('M84 56c14 2 28 3 40 3c-4 3-12 4-20 4H84z', neutral.steel),
    rect(90, 52, 14, 3, neutral.steelDark, 1.5),
  )
}

function blade(p: Palette): string {
  return (
    ground(40) +
    rect(20, 14, 80, 86, p.base, 7) +
    rect(20, 11, 80, 86, p.pale, 7) +
    rect(20, 11, 80, 20, p.base, 7) +
    rect(28, 18, 34, 6, neutral.paper, 3) +
    move(
      'rotate(-90 60 62) translate(0 0)',
      area('M34 54h28c16 0 24 6 26 16H34z', neutral.steel),
      area('M34 64h53l1 6H34z', neutral.steelDark),
      rect(40, 58, 16, 4, p.pale, 2),
    )
  )
}

function suture(p: Palette): string {
  return (
    ground(42) +
    rect(16, 22, 88, 78, p.deep, 6) +
    rect(16, 18, 88, 78, p.soft, 6) +
    rect(16, 18, 88, 22, p.base, 6) +
    print(25, 24, 30, neutral.paper, p.pale) +
    rect(28, 48, 64, 40, neutral.paper, 5) +
    line('M42 82c-12-10-8-28 10-28c14 0 18 16 6 20c-8 2-12-6-6-10', p.deep, 2.2) +
    line('M62 60c8-8 18-8 22 2c2 6 0 12-5 16', neutral.steelDark, 3)
  )
}

function stapler(p: Palette): string {
  return (
    ground(38) +
    area('M8 30c0-8 6-14 14-14h64c14 0 22 10 22 20l-4 10H62L50 54H26C14 54 8 42 8 30z', p.soft) +
    area('M66 44h36L88 94c-2 5-6 7-11 6l-6-2c-4-1-6-5-5-9z', p.base) +
    area('M92 46h10L88 94c-2 5-6 7-11 6z', p.deep) +
    area('M58 50c-8 10-10 22-6 36l8-2c-3-12-1-22 6-32z', p.base) +
    rect(2, 22, 14, 20, neutral.steelDark, 3) +
    rect(28, 25, 36, 10, neutral.paper, 5)
  )
}

function retractor(p: Palette): string {
  return move(
    'rotate(28 60 55)',
    line('M60 100V26c0-14-22-16-24-2v8', neutral.steel, 7),
    line('M60 26c0-14 22-16 24-2v8', neutral.steelDark, 7),
    line('M60 20v16', neutral.steel, 6),
    rect(53, 62, 14, 44, p.base, 7),
    rect(60, 62, 7, 44, p.deep, 3.5),
    line('M56 72h4M56 80h4M56 88h4', p.soft, 2.2),
  )
}

function procedureTray(p: Palette): string {
  return (
    ground(48) +
    area('M8 44h104l-8 50a7 7 0 0 1-7 6H23a7 7 0 0 1-7-6z', p.base) +
    area('M14 38h92a6 6 0 0 1 0 12H14a6 6 0 0 1 0-12z', p.soft) +
    line('M30 40L46 10M40 40L46 10', neutral.steelDark, 4) +
    line('M66 40L84 12', neutral.steel, 6) +
    area('M83 14l5-9l2 8z', neutral.steelLight) +
    rect(52, 22, 16, 20, neutral.paper, 3) +
    rect(86, 26, 14, 16, p.pale, 4) +
    rect(34, 62, 52, 24, neutral.paper, 4) +
    print(40, 67, 34, p.deep, p.soft)
  )
}

function drape(p: Palette): string {
  return (
    ground(46) +
    area('M14 24h92v60c-8 8-16-4-24 2s-14 12-22 6s-14-12-22-6s-16 12-24 4z', p.soft) +
    area('M14 18h92v12H14z', p.base) +
    area('M40 42h40v30H40z', p.base) +
    area('M45 47h30v20H45z', p.pale) +
    faint(0.6, line('M26 34v44M94 34v44', p.base, 2))
  )
}

function cautery(p: Palette): string {
  return (
    line('M16 92c24 16 50-6 76 6', p.deep, 4) +
    move(
      'rotate(-38 60 55)',
      rect(96, 53, 24, 4, neutral.steelDark, 2),
      area('M76 45l22 6v8l-22 6z', p.deep),
      rect(2, 44, 76, 22, p.base, 11),
      rect(46, 47, 11, 8, 'rgba(255,255,255,.85)', 3),
      rect(60, 47, 11, 8, p.soft, 3),
      rect(10, 58, 60, 4, p.deep, 2),
    )
  )
}

/** Instruments, sutures and the supplies of a procedure. */
export const surgical = {
  forceps,
  hemostat,
  'needle-holder': needleHolder,
  scissors,
  scalpel,
  'scalpel-blade': blade,
  'suture-pack': suture,
  'skin-stapler': stapler,
  retractor,
  'procedure-tray': procedureTray,
  drape,
  cautery,
} as const
