import { neutral, type Palette } from '../palette.js'
import { area, cross, disc, faint, ground, line, move, oval, print, rect } from '../shapes.js'

function weave(x: number, y: number, width: number, height: number, step: number, stroke: string): string {
  const across: string[] = []
  for (let at = step; at < width; at += step) across.push(`M${x + at} ${y}v${height}`)
  for (let at = step; at < height; at += step) across.push(`M${x} ${y + at}h${width}`)
  return line(across.join(''), stroke, 1.1)
}

function gauzeRoll(p: Palette): string {
  return (
    ground(42, 62) +
    area('M44 20h46c13 0 22 17 22 38s-9 38-22 38H44z', p.soft) +
    line('M82 21c12 6 12 68 0 74M96 22c11 10 11 62 0 72M68 20c14 6 14 70 0 76', p.base, 1.2) +
    line('M70 34h38M74 46h37M75 58h37M74 70h37M70 82h38', p.base, 1.2) +
    oval(44, 58, 29, 38, p.pale) +
    line('M44 30c12 0 20 12 20 28s-8 28-20 28s-20-12-20-28s8-28 20-28z', p.soft, 1.8) +
    oval(44, 58, 13, 18, p.base) +
    oval(46, 58, 10, 15, p.deep) +
    area('M44 96c20 2 44 2 66 0c4 0 5 5 0 5H40z', p.pale)
  )
}

function gauzePad(p: Palette): string {
  const pad = (turn: number, y: number, top: string) =>
    move(
      `rotate(${turn} 60 58)`,
      rect(24, y, 72, 66, p.base, 5),
      rect(24, y - 3, 72, 66, top, 5),
      weave(24, y - 3, 72, 66, 9, p.soft),
    )
  return ground(40) + pad(9, 30, p.pale) + pad(-3, 26, p.pale) + area('M72 23l22 -1.2v23z', p.soft)
}

function spongePack(p: Palette): string {
  return (
    ground(44) +
    rect(22, 30, 76, 70, p.deep, 8) +
    rect(22, 26, 76, 68, p.base, 8) +
    rect(32, 36, 56, 40, p.pale, 4) +
    weave(32, 36, 56, 40, 8, p.soft) +
    rect(38, 82, 44, 5, neutral.paper, 2.5) +
    faint(0.5, line('M22 32c3-3 5-3 8 0s5 3 8 0s5-3 8 0s5 3 8 0s5-3 8 0s5 3 8 0s5-3 8 0s5 3 8 0s5-3 8 0', p.deep, 1.5))
  )
}

function adhesiveBandage(p: Palette): string {
  const strip = (transform: string, body: string, padFill: string) =>
    move(
      transform,
      rect(10, 42, 100, 28, body, 14),
      rect(44, 42, 32, 28, padFill),
      ...[22, 30, 90, 98].flatMap((x) => [51, 61].map((y) => disc(x, y, 1.7, p.deep))),
      ...[52, 60, 68].flatMap((x) => [50, 56, 62].map((y) => disc(x, y, 1.3, p.base))),
    )
  return strip('rotate(38 60 56)', p.base, p.soft) + strip('rotate(-38 60 56)', p.soft, p.pale)
}

function elasticBandage(p: Palette): string {
  return (
    ground(42) +
    area('M26 44c0 0 14 8 34 8s34-8 34-8v42c0 8-15 14-34 14S26 94 26 86z', p.base) +
    area('M70 51c14-2 24-7 24-7v42c0 6-10 11-24 13z', p.deep) +
    oval(60, 44, 34, 14, p.pale) +
    oval(60, 44, 25, 10, p.soft) +
    oval(60, 44, 17, 6.5, p.pale) +
    oval(60, 44, 9, 3.2, p.base) +
    line('M26 62c0 0 14 8 34 8s34-8 34-8M26 78c0 0 14 8 34 8s34-8 34-8', p.soft, 1.6) +
    rect(42, 66, 22, 9, neutral.steelLight, 2) +
    line('M46 70.5h2M58 70.5h2', neutral.steelDark, 2)
  )
}

function cohesiveWrap(p: Palette): string {
  return (
    ground(44, 58) +
    area('M34 26h40c13 0 22 16 22 35s-9 35-22 35H34z', p.base) +
    line('M60 27c14 8 14 60 0 68M74 27c14 10 14 58 0 68M84 31c11 12 11 48 0 60', p.deep, 1.4) +
    oval(36, 61, 24, 35, p.soft) +
    line('M36 36c9 0 16 11 16 25s-7 25-16 25s-16-11-16-25s7-25 16-25z', p.base, 2) +
    oval(36, 61, 8, 12, p.deep) +
    area('M72 96c14 0 24 1 38-6l4 8c-14 6-40 4-60 3z', p.soft)
  )
}

function tape(p: Palette): string {
  return (
    ground(44, 58) +
    area('M54 10h12a46 46 0 0 1 0 92H54z', p.deep) +
    area('M60 10c30 4 46 24 46 46v30h-10V64z', p.base) +
    disc(52, 56, 46, p.base) +
    disc(52, 56, 43, p.soft) +
    disc(52, 56, 37, p.pale) +
    disc(52, 56, 28, neutral.paper) +
    disc(52, 56, 23, p.deep) +
    area('M36 72a23 23 0 0 1 16-39a23 23 0 0 1 22 16a23 23 0 0 0-38 23z', p.ink) +
    area('M95 84h12l-2 5l2 5l-2 4H95z', p.soft)
  )
}

function foamDressing(p: Palette): string {
  return (
    ground(42) +
    move(
      'rotate(-6 60 58)',
      rect(16, 20, 88, 78, p.base, 14),
      rect(16, 17, 88, 78, p.soft, 14),
      rect(32, 32, 56, 48, p.deep, 9),
      rect(32, 29, 56, 48, p.pale, 9),
      ...[43, 54, 65, 76].flatMap((x) => [39, 48, 57, 66].map((y) => disc(x, y, 1.9, p.base))),
      area('M90 17a14 14 0 0 1 14 14v6z', neutral.paper),
    )
  )
}

function hydrocolloid(p: Palette): string {
  return (
    ground(40) +
    area('M60 16c26 0 44 16 44 41s-18 41-44 41s-44-16-44-41s18-41 44-41z', p.base) +
    area('M60 13c26 0 44 16 44 41s-18 41-44 41s-44-16-44-41s18-41 44-41z', p.soft) +
    oval(60, 54, 30, 28, p.base) +
    oval(60, 52, 30, 28, p.pale) +
    faint(0.6, area('M40 44c4-10 14-14 24-13c-10 2-17 7-20 15z', neutral.paper))
  )
}

function transparentFilm(p: Palette): string {
  return (
    ground(40) +
    rect(22, 16, 76, 84, neutral.paperShade, 8) +
    rect(22, 13, 76, 84, neutral.paper, 8) +
    faint(0.75, rect(32, 24, 56, 62, p.soft, 8)) +
    line('M32 40h56M32 55h56M32 70h56M46 24v62M60 24v62M74 24v62', p.pale, 1.6) +
    area('M72 13h18a8 8 0 0 1 8 8v20z', p.base) +
    area('M72 13l26 28l-21-5z', p.pale)
  )
}

function alginate(p: Palette): string {
  return (
    ground(40) +
    area('M20 36c14-8 24 2 40-2s26-8 40 0l-4 56c-12 8-24 0-38 3s-26 6-36-2z', p.base) +
    area('M20 30c14-8 24 2 40-2s26-8 40 0l-4 56c-12 8-24 0-38 3s-26 6-36-2z', p.pale) +
    line('M30 42c16-8 30 6 58-4M30 54c20-6 34 8 58-2M31 66c18-8 34 6 56-2M32 78c16-6 32 6 54-2', p.soft, 2.6)
  )
}

function woundCleanser(p: Palette): string {
  return (
    ground(30) +
    area('M52 6h26c4 0 6 2 6 6v4l-16 2v10H52z', p.deep) +
    area('M84 12l10 2v6l-12-2z', p.base) +
    area('M50 16h-8l-4 16h6z', p.base) +
    rect(48, 26, 24, 10, p.ink, 3) +
    area('M46 36h28c10 6 14 12 14 22v36a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V58c0-10 4-16 14-22z', p.soft) +
    area('M70 36h4c10 6 14 12 14 22v36a6 6 0 0 1-6 6H70z', p.base) +
    rect(32, 58, 56, 30, neutral.paper) +
    print(38, 64, 30, neutral.print, neutral.printSoft) +
    cross(79, 73, 12, p.deep)
  )
}

function closureStrips(p: Palette): string {
  return (
    ground(40) +
    rect(20, 20, 80, 80, neutral.paperShade, 7) +
    rect(20, 17, 80, 80, neutral.paper, 7) +
    [28, 42, 56, 70]
      .map((y) => rect(30, y, 60, 9, p.soft, 2) + line(`M34 ${y + 3}h52M34 ${y + 6}h52`, p.base, 0.9))
      .join('') +
    move('rotate(-16 80 66)', rect(54, 84, 60, 9, p.base, 2), line('M58 87h52M58 90h52', p.deep, 0.9))
  )
}

function skinGlue(p: Palette): string {
  return (
    ground(26) +
    move(
      'rotate(24 60 56)',
      area('M52 8h16l3 18H49z', p.pale),
      rect(57, 0, 6, 10, p.deep, 3),
      rect(46, 24, 28, 70, p.base, 9),
      rect(64, 24, 10, 70, p.deep, 5),
      rect(46, 42, 28, 32, neutral.paper),
      rect(51, 49, 16, 4, neutral.print, 2),
      rect(51, 57, 11, 3.5, neutral.printSoft, 1.7),
    )
  )
}

function negativePressure(p: Palette): string {
  return (
    ground(46) +
    line('M86 52c18 0 22 14 10 22s-26 6-20 18', p.base, 4) +
    rect(10, 30, 62, 70, p.deep, 10) +
    rect(10, 26, 62, 70, p.soft, 10) +
    rect(20, 36, 42, 26, p.ink, 5) +
    line('M25 50h8l4-7l5 12l4-5h11', p.soft, 2) +
    disc(28, 78, 6, neutral.paper) +
    disc(46, 78, 6, p.base) +
    rect(82, 42, 30, 22, p.pale, 6) +
    disc(92, 53, 6, p.base)
  )
}

/** Dressings, bandages and wound preparation. */
export const wound = {
  'gauze-roll': gauzeRoll,
  'gauze-pad': gauzePad,
  'sponge-pack': spongePack,
  'adhesive-bandage': adhesiveBandage,
  'elastic-bandage': elasticBandage,
  'cohesive-wrap': cohesiveWrap,
  tape,
  'foam-dressing': foamDressing,
  hydrocolloid,
  'transparent-film': transparentFilm,
  alginate,
  'wound-cleanser': woundCleanser,
  'closure-strips': closureStrips,
  'skin-glue': skinGlue,
  'negative-pressure': negativePressure,
} as const
