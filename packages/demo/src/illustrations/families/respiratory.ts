import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, move, oval, rect } from '../shapes.js'

function oxygenMask(p: Palette): string {
  return (
    line('M28 42C8 34 10 66 28 64M92 42c20-8 18 24 0 22', p.base, 3) +
    line('M60 92c0 10 24 4 30 16', p.soft, 5) +
    faint(
      0.92,
      area(
        'M60 10c10 0 14 12 20 22c8 12 16 18 14 34c-2 14-16 24-34 24S28 80 26 66c-2-16 6-22 14-34c6-10 10-22 20-22z',
        p.pale,
      ),
    ) +
    area(
      'M60 22c7 0 10 9 14 17c6 10 12 15 10 26c-2 10-12 15-24 15S38 75 36 65c-2-11 4-16 10-26c4-8 7-17 14-17z',
      p.soft,
    ) +
    disc(44, 62, 5, p.deep) +
    disc(76, 62, 5, p.deep) +
    rect(50, 76, 20, 18, p.deep, 5) +
    line('M52 30l16 0', neutral.steelDark, 3.4)
  )
}

function nasalCannula(p: Palette): string {
  return (
    line('M20 92C2 60 14 18 46 22M100 92c18-32 6-74-26-70', p.base, 5) +
    line('M20 92c14 16 30-10 40-6s26 22 40 6', p.base, 5) +
    line('M20 92C2 60 14 18 46 22M100 92c18-32 6-74-26-70M20 92c14 16 30-10 40-6s26 22 40 6', p.pale, 1.6) +
    rect(36, 17, 48, 12, p.deep, 6) +
    line('M52 20C50 12 52 6 54 3M68 20c2-8 0-14-2-17', p.deep, 5.5) +
    rect(52, 78, 16, 18, p.deep, 5)
  )
}

function nebulizer(p: Palette): string {
  return (
    ground(40) +
    line('M40 60C16 52 20 22 44 26', p.pale, 5) +
    rect(26, 52, 76, 48, p.deep, 10) +
    rect(26, 48, 76, 48, p.base, 10) +
    line('M72 60h20M72 68h20M72 76h20M72 84h20', p.deep, 3) +
    disc(46, 72, 9, p.soft) +
    disc(46, 72, 4, p.ink) +
    area('M40 18h26v16l-6 10H46l-6-10z', neutral.glass) +
    area('M41 30h24l-5 10H46z', p.soft) +
    rect(44, 6, 18, 13, p.deep, 4) +
    rect(60, 8, 22, 9, p.soft, 4)
  )
}

function spacer(p: Palette): string {
  return (
    ground(44) +
    rect(20, 40, 62, 40, neutral.glass, 12) +
    faint(0.8, rect(28, 46, 44, 6, neutral.paper, 3)) +
    area('M78 34c14 4 30 10 30 26s-16 22-30 26z', p.soft) +
    area('M78 34c6 6 8 16 8 26s-2 20-8 26z', p.base) +
    rect(8, 46, 16, 28, p.deep, 5) +
    area('M4 30h14v18H4z', neutral.steel) +
    line('M40 60h24', p.soft, 3) +
    area('M40 84h30l4 16H36z', p.pale)
  )
}

function oxygenCylinder(p: Palette): string {
  return (
    ground(28) +
    rect(50, 6, 20, 14, neutral.steelDark, 3) +
    rect(38, 4, 16, 7, p.ink, 3) +
    disc(78, 14, 9, neutral.steelDark) +
    disc(78, 13, 7, neutral.paper) +
    line('M78 13l3-4', p.deep, 1.8) +
    area('M38 42c0-12 8-20 22-20s22 8 22 20v52a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6z', p.base) +
    area('M66 22c10 2 16 10 16 20v52a6 6 0 0 1-6 6H66z', p.deep) +
    rect(38, 52, 44, 26, neutral.paper) +
    line('M47 65a5 6 0 1 0 10 0a5 6 0 1 0-10 0M64 70h6M64 64c2-3 6-1 4 2l-4 4', p.deep, 2.4) +
    faint(0.6, line('M45 42c1-5 3-8 7-10', neutral.paper, 3))
  )
}

function airway(p: Palette): string {
  return (
    ground(36) +
    line('M46 22c40 0 46 34 34 66', p.deep, 20) +
    line('M46 20c38 0 44 34 32 66', p.base, 16) +
    line('M48 20c34 0 40 34 28 64', p.soft, 5) +
    rect(26, 4, 16, 34, p.deep, 6) +
    rect(38, 10, 14, 22, p.base, 3)
  )
}

function endotrachealTube(p: Palette): string {
  return (
    line('M26 18c50-6 72 34 48 78', p.base, 10) +
    line('M26 18c50-6 72 34 48 78', p.pale, 6) +
    line('M42 18c24 4 36 22 34 40', p.deep, 1.6) +
    faint(0.85, area('M62 58c14-4 30 2 30 8l-8 16c-8 4-24-2-26-8z', p.soft)) +
    rect(8, 8, 20, 20, p.deep, 5) +
    line('M48 20c-6 20-28 20-30 40', p.soft, 2.4) +
    rect(10, 58, 14, 20, p.base, 5)
  )
}

function suction(p: Palette): string {
  return (
    ground(32) +
    line('M44 20c-4-16-30-10-30 8s6 30-2 44', p.soft, 5) +
    area('M30 30h60l-6 64a7 7 0 0 1-7 6H43a7 7 0 0 1-7-6z', neutral.glass) +
    area('M33 62h54l-3 32a7 7 0 0 1-7 6H43a7 7 0 0 1-7-6z', p.soft) +
    rect(24, 20, 72, 14, p.base, 6) +
    rect(42, 10, 12, 12, p.deep, 4) +
    rect(66, 10, 12, 12, p.deep, 4) +
    faint(0.7, line('M74 46h8M73 56h9M72 66h9M71 76h9M70 86h9', p.deep, 2))
  )
}

function peakFlow(p: Palette): string {
  return (
    ground(24) +
    move(
      'rotate(22 60 56)',
      rect(42, 14, 36, 88, p.deep, 10),
      rect(42, 11, 36, 88, p.soft, 10),
      rect(48, 24, 12, 62, neutral.paper, 4),
      line('M51 32h6M51 40h6M51 48h6M51 56h6M51 64h6M51 72h6M51 80h6', p.base, 1.6),
      rect(46, 50, 18, 7, p.ink, 3.5),
      rect(50, -2, 20, 15, p.base, 6),
      disc(70, 32, 3, p.deep),
    )
  )
}

function resuscitator(p: Palette): string {
  return (
    ground(44) +
    area('M8 62c0-18 14-28 34-28s32 10 36 20v16c-4 10-16 20-36 20S8 80 8 62z', p.base) +
    area('M8 62c0-18 14-28 34-28c6 0 12 1 17 3C40 40 30 50 30 62s10 22 29 25c-5 2-11 3-17 3C22 90 8 80 8 62z', p.soft) +
    line('M44 44v36M56 46v32', p.deep, 2) +
    rect(76, 50, 16, 24, p.deep, 4) +
    area('M90 42c14 0 20 6 20 20s-6 20-20 20z', neutral.glass) +
    oval(92, 62, 6, 22, p.soft)
  )
}

/** Oxygen, aerosol and airway care. */
export const respiratory = {
  'oxygen-mask': oxygenMask,
  'nasal-cannula': nasalCannula,
  nebulizer,
  spacer,
  'oxygen-cylinder': oxygenCylinder,
  'oral-airway': airway,
  'endotracheal-tube': endotrachealTube,
  'suction-canister': suction,
  'peak-flow-meter': peakFlow,
  resuscitator,
} as const
