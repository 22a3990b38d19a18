import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, move, oval, rect } from '../shapes.js'

function stethoscope(p: Palette): string {
  return (
    line('M34 16c-8 20-4 40 16 44c20-4 24-24 16-44', p.base, 6) +
    line('M50 60c-2 30 10 38 24 36s20-14 18-26', p.deep, 6) +
    line('M34 18l4-8M66 18l-4-8', neutral.steelDark, 5) +
    disc(39, 9, 4, p.ink) +
    disc(61, 9, 4, p.ink) +
    disc(92, 62, 16, neutral.steelDark) +
    disc(92, 60, 16, neutral.steelLight) +
    disc(92, 60, 10.5, p.base) +
    faint(0.8, line('M87 57c1-2 3-3 5-3', neutral.paper, 2.4)) +
    rect(46, 54, 8, 10, neutral.steelDark, 3)
  )
}

function bpCuff(p: Palette): string {
  return (
    ground(44, 56) +
    line('M74 74c24 6 26-14 22-26', p.ink, 4) +
    line('M30 86c-16 10-10 16 2 12', p.ink, 4) +
    rect(12, 44, 68, 44, p.deep, 10) +
    rect(12, 40, 68, 44, p.base, 10) +
    rect(12, 40, 20, 44, p.soft, 9) +
    line('M42 54h28M42 62h20', p.pale, 3.5) +
    disc(94, 34, 22, neutral.steelDark) +
    disc(94, 32, 22, neutral.paper) +
    line('M80 40a16 16 0 1 1 28 0', p.base, 3) +
    line('M94 34l8-10', p.deep, 3) +
    disc(94, 34, 3, p.deep) +
    oval(40, 98, 10, 6, p.ink)
  )
}

function bpMonitor(p: Palette): string {
  return (
    ground(44) +
    line('M86 34c20-20 26 10 14 22', p.deep, 4) +
    area('M24 16h64a8 8 0 0 1 8 8v62l8 8c2 4 0 6-4 6H20c-4 0-6-3-4-6l0-70a8 8 0 0 1 8-8z', p.soft) +
    rect(26, 26, 60, 48, p.ink, 5) +
    rect(32, 33, 34, 12, p.soft, 3) +
    rect(32, 50, 26, 10, p.base, 3) +
    area('M72 54c3-4 8 0 4 5l-4 4l-4-4c-4-5 1-9 4-5z', p.soft) +
    rect(34, 82, 44, 10, p.deep, 5)
  )
}

function thermometer(p: Palette): string {
  return move(
    'rotate(-38 60 55)',
    rect(96, 50.5, 22, 9, neutral.steel, 4.5),
    area('M74 43l24 5v14l-24 5z', p.soft),
    rect(2, 41, 76, 28, p.base, 12),
    rect(2, 56, 76, 13, p.deep, 6),
    rect(28, 46, 40, 18, p.ink, 4),
    rect(33, 51, 8, 8, p.soft, 2),
    rect(44, 51, 8, 8, p.soft, 2),
    rect(55, 51, 8, 8, p.soft, 2),
    disc(15, 55, 6, p.pale),
  )
}

function foreheadThermometer(p: Palette): string {
  return (
    ground(24, 66) +
    area('M14 18c0-6 4-10 10-10h52c14 0 24 10 24 22S92 52 80 52H24c-6 0-10-4-10-10z', p.soft) +
    area('M58 50h28l6 44c0 4-2 7-6 7H68c-4 0-6-2-7-6z', p.base) +
    area('M80 50h6l6 44c0 4-2 7-6 7h-4z', p.deep) +
    rect(50, 16, 34, 22, p.ink, 5) +
    rect(55, 22, 18, 10, p.soft, 3) +
    disc(14, 30, 10, p.deep) +
    disc(13, 30, 5.5, neutral.glass) +
    rect(52, 58, 9, 16, p.deep, 4)
  )
}

function pulseOximeter(p: Palette): string {
  return (
    ground(44) +
    area('M14 62c24-2 60-2 92 0v20c0 10-6 16-16 16H30c-10 0-16-6-16-16z', p.deep) +
    area('M14 60c20 8 70 8 92 0v8c-22 8-72 8-92 0z', p.ink) +
    area('M30 18h60c10 0 16 8 16 20v24c-22 8-70 8-92 0V38c0-12 6-20 16-20z', p.soft) +
    rect(30, 26, 60, 30, p.ink, 6) +
    rect(36, 32, 22, 12, p.soft, 3) +
    line('M64 44h4l3-9l4 13l3-4h6', p.soft, 2.2) +
    rect(36, 48, 14, 3.6, p.base, 1.8)
  )
}

function glucoseMeter(p: Palette): string {
  return (
    ground(34) +
    rect(52, 80, 16, 26, neutral.paper, 3) +
    rect(52, 98, 16, 8, p.soft, 3) +
    rect(28, 8, 64, 82, p.deep, 18) +
    rect(28, 5, 64, 82, p.base, 18) +
    rect(37, 17, 46, 36, p.pale, 6) +
    line('M47 27v16M53 27h7v8h-7v8h7M66 27h7v16h-7z', p.ink, 3) +
    disc(60, 68, 8, p.soft) +
    disc(43, 68, 4.5, p.deep) +
    disc(77, 68, 4.5, p.deep)
  )
}

function testStrips(p: Palette): string {
  return (
    ground(36) +
    move(
      'rotate(-16 46 40)',
      rect(42, 6, 10, 60, neutral.paper, 2),
      rect(42, 6, 10, 10, p.base, 2),
      rect(42, 20, 10, 6, p.soft),
    ) +
    move(
      'rotate(4 60 40)',
      rect(56, 2, 10, 60, neutral.paperShade, 2),
      rect(56, 2, 10, 10, p.deep, 2),
      rect(56, 16, 10, 6, p.base),
    ) +
    move(
      'rotate(22 76 40)',
      rect(70, 8, 10, 56, neutral.paper, 2),
      rect(70, 8, 10, 10, p.base, 2),
      rect(70, 22, 10, 6, p.soft),
    ) +
    rect(32, 44, 56, 56, p.base, 8) +
    area('M70 44h10a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H70z', p.deep) +
    rect(28, 40, 64, 10, p.soft, 5) +
    rect(32, 60, 56, 26, neutral.paper) +
    rect(38, 66, 28, 5, neutral.print, 2.5) +
    rect(38, 75, 18, 4, neutral.printSoft, 2)
  )
}

function testCassette(p: Palette): string {
  return (
    ground(34) +
    move(
      'rotate(18 60 56)',
      rect(36, 8, 48, 94, neutral.paperShade, 9),
      rect(36, 5, 48, 94, neutral.paper, 9),
      rect(50, 22, 20, 36, p.pale, 5),
      line('M53 33h14', p.deep, 3.4),
      line('M53 45h14', p.base, 3.4),
      oval(60, 76, 9, 11, p.soft),
      oval(60, 77, 5.5, 7, p.deep),
      rect(43, 31, 3.4, 4, neutral.print, 1),
      rect(43, 43, 3.4, 4, neutral.print, 1),
    )
  )
}

function otoscope(p: Palette): string {
  return (
    ground(22, 66) +
    area('M22 26l34-14v30L22 34z', p.ink) +
    rect(52, 6, 32, 40, p.deep, 12) +
    disc(70, 26, 9, neutral.glass) +
    rect(60, 44, 20, 12, neutral.steelDark, 3) +
    rect(56, 54, 28, 47, p.base, 9) +
    rect(73, 54, 11, 47, p.deep, 5) +
    line('M61 64h7M61 71h7M61 78h7', p.soft, 2.4) +
    line('M26 28l24-9', p.base, 2)
  )
}

function ecgElectrode(p: Palette): string {
  return (
    ground(38) +
    line('M60 54c24-30 34-20 46-40', p.deep, 4) +
    area('M60 22c24 0 40 12 40 36s-16 38-40 38s-40-14-40-38s16-36 40-36z', p.base) +
    area('M60 18c24 0 40 12 40 36s-16 38-40 38s-40-14-40-38s16-36 40-36z', p.soft) +
    disc(60, 55, 21, p.pale) +
    disc(60, 55, 9, neutral.steelDark) +
    disc(60, 53, 9, neutral.steelLight) +
    disc(60, 53, 4, neutral.steel)
  )
}

function ecgMachine(p: Palette): string {
  return (
    ground(46) +
    area('M14 48h92v44a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z', p.base) +
    area('M22 12h76a6 6 0 0 1 6 6l4 34H12l4-34a6 6 0 0 1 6-6z', p.soft) +
    rect(26, 18, 68, 28, p.ink, 4) +
    line('M30 34h10l3-4l3 4h5l3-11l5 19l4-8h8l3-4l3 4h13', p.soft, 2.2) +
    rect(24, 62, 40, 26, neutral.paper, 3) +
    line('M28 76h7l3-8l4 14l3-6h14', p.deep, 1.8) +
    [76, 88].map((x) => [68, 80].map((y) => disc(x + 2, y, 4.4, p.pale)).join('')).join('')
  )
}

function scale(p: Palette): string {
  return (
    ground(46) +
    area('M16 78h88l6 14a6 6 0 0 1-6 8H16a6 6 0 0 1-6-8z', p.deep) +
    area('M22 70h76l8 18H14z', p.soft) +
    rect(56, 26, 8, 52, neutral.steelDark, 3) +
    rect(36, 6, 48, 28, p.base, 8) +
    rect(43, 12, 34, 16, p.ink, 4) +
    rect(48, 16, 18, 8, p.soft, 2) +
    faint(0.6, line('M34 82h20M66 82h20', neutral.paper, 3))
  )
}

function lancet(p: Palette): string {
  return (
    ground(42) +
    [22, 50, 78]
      .map((x, i) =>
        move(
          `translate(${x} ${i === 1 ? 6 : 18})`,
          disc(10, 10, 10, p.soft),
          rect(7.5, 12, 5, 16, p.soft),
          rect(0, 26, 20, 54, p.base, 6),
          rect(12, 26, 8, 54, p.deep, 4),
          line('M5 40h6M5 48h6M5 56h6', p.pale, 2.4),
        ),
      )
      .join('')
  )
}

/** Instruments and tests for examination. */
export const diagnostics = {
  stethoscope,
  'bp-cuff': bpCuff,
  'bp-monitor': bpMonitor,
  thermometer,
  'forehead-thermometer': foreheadThermometer,
  'pulse-oximeter': pulseOximeter,
  'glucose-meter': glucoseMeter,
  'test-strips': testStrips,
  'test-cassette': testCassette,
  lancet,
  otoscope,
  'ecg-electrode': ecgElectrode,
  'ecg-machine': ecgMachine,
  scale,
} as const
