import { neutral, type Palette } from '../palette.js'
import { area, disc, faint, ground, line, move, print, rect } from '../shapes.js'

function brief(p: Palette): string {
  return (
    ground(36) +
    area('M10 26h100v22c-20 4-30 22-32 46c-1 4-3 6-7 6H49c-4 0-6-2-7-6C40 70 30 52 10 48z', p.soft) +
    area('M10 20h100v14H10z', p.base) +
    area('M42 34h36c-2 20-4 40-8 58c0 3-2 4-4 4H54c-2 0-4-1-4-4c-4-18-6-38-8-58z', p.pale) +
    rect(10, 36, 18, 9, p.deep, 3) +
    rect(92, 36, 18, 9, p.deep, 3) +
    line('M10 52c20 4 28 20 31 40M110 52c-20 4-28 20-31 40', p.base, 2)
  )
}

function pullUp(p: Palette): string {
  return (
    ground(34) +
    area('M16 18h88l4 34c-18 6-28 22-32 44c-1 3-3 4-6 4H50c-3 0-5-1-6-4C40 74 30 58 12 52z', p.pale) +
    area('M66 18h38l4 34c-18 6-28 22-32 44c-1 3-3 4-6 4h-4z', p.soft) +
    rect(14, 14, 92, 12, p.base, 5) +
    line('M20 34h80M18 42h84', p.base, 1.6) +
    line('M13 52c18 6 26 22 30 44M107 52c-18 6-26 22-30 44', p.base, 2.6)
  )
}

function underpad(p: Palette): string {
  return (
    ground(46) +
    area('M8 30l84-12l20 60L26 98z', p.base) +
    area('M8 26l84-12l20 60L26 94z', p.soft) +
    area('M20 32l66-9l14 46L34 84z', p.pale) +
    line('M42 29l16 50M64 26l16 47M25 48l68-10M30 66l68-12', p.soft, 1.6) +
    area('M8 26l14-2l-4 14z', neutral.paper)
  )
}

function foleyCatheter(p: Palette): string {
  return (
    line('M22 22c30 4 14 50 40 54s26-40 42-30', p.soft, 9) +
    line('M22 22c30 4 14 50 40 54s26-40 42-30', p.pale, 3) +
    line('M26 26c-8 12-10 14-16 22', p.base, 6) +
    rect(4, 12, 24, 16, p.deep, 5) +
    move('rotate(32 8 52)', rect(2, 46, 14, 16, p.base, 4)) +
    area('M84 44c2-10 18-12 22-2s-10 16-16 14s-8-6-6-12z', p.base) +
    disc(108, 48, 4, p.deep) +
    rect(54, 90, 52, 12, p.pale, 6) +
    line('M60 96h32', p.base, 2)
  )
}

function intermittentCatheter(p: Palette): string {
  return (
    ground(38) +
    area('M26 12h68v84a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z', p.soft) +
    area('M26 8h68v14H26z', p.base) +
    rect(34, 30, 52, 62, neutral.paper, 6) +
    line('M48 40c24-4 28 14 14 20s-14 22 10 22', p.base, 4) +
    area('M43 34h10v12H43z', p.deep)
  )
}

function drainageBag(p: Palette): string {
  return (
    line('M60 22C58 2 92-2 98 14', p.soft, 5) +
    rect(34, 6, 52, 10, neutral.steel, 5) +
    area('M26 16h68a6 6 0 0 1 6 6v62c0 8-6 12-14 12H34c-8 0-14-4-14-12V22a6 6 0 0 1 6-6z', neutral.glass) +
    area('M20 54h80v30c0 8-6 12-14 12H34c-8 0-14-4-14-12z', p.soft) +
    line('M30 34h12M30 44h8M30 54h12M30 64h8M30 74h12M30 84h8', p.deep, 2) +
    rect(52, 30, 38, 16, neutral.paper, 4) +
    line('M58 38h20', p.deep, 3) +
    rect(54, 94, 12, 14, p.deep, 4)
  )
}

function wipesPack(p: Palette): string {
  return (
    ground(46) +
    rect(12, 46, 96, 54, p.base, 12) +
    area('M12 58a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v6c-30 6-66 6-96 0z', p.soft) +
    rect(36, 40, 48, 16, p.deep, 7) +
    area('M46 46c2-14 8-24 16-30c-2 8 2 12 10 12c-2 8 0 12 4 18z', neutral.paper) +
    area('M58 46c2-8 8-14 14-18c-2 8 0 12 4 18z', neutral.paperShade) +
    print(28, 76, 42, neutral.paper, p.soft)
  )
}

function barrierCream(p: Palette): string {
  return (
    ground(40) +
    area('M22 46h76v40c0 9-16 14-38 14S22 95 22 86z', p.soft) +
    area('M74 46h24v40c0 6-9 11-24 13z', p.base) +
    rect(18, 22, 84, 28, p.base, 9) +
    line('M28 28v16M38 28v16M48 28v16M58 28v16M68 28v16M78 28v16M90 28v16', p.deep, 2.2) +
    rect(34, 62, 44, 24, neutral.paper, 4) +
    print(40, 67, 28, neutral.print, neutral.printSoft)
  )
}

function brace(p: Palette): string {
  return (
    ground(30) +
    area('M40 6h40c4 20 2 34 0 46s0 30 4 48H36c4-18 6-36 4-48S36 26 40 6z', p.base) +
    area('M66 6h14c4 20 2 34 0 46s0 30 4 48H68z', p.deep) +
    disc(60, 52, 13, p.soft) +
    disc(60, 52, 7.5, p.ink) +
    rect(34, 20, 52, 10, p.soft, 5) +
    rect(34, 78, 54, 10, p.soft, 5) +
    rect(72, 18, 16, 14, p.ink, 4) +
    rect(74, 76, 16, 14, p.ink, 4)
  )
}

function wristSplint(p: Palette): string {
  return (
    ground(38) +
    area(
      'M26 42l58-18c10-2 16 4 18 12l6 20c1 6-2 10-8 12l-16 4l-50 26c-8 3-14 0-17-8L12 66c-3-10 2-20 14-24z',
      p.base,
    ) +
    area('M84 24c10-2 16 4 18 12l6 20c1 6-2 10-8 12l-6 1c-14-6-16-32-10-45z', p.soft) +
    line('M30 44l14 48M48 38l14 44M66 32l12 42', p.ink, 6) +
    line('M30 44l5 17M48 38l5 17M66 32l5 17', p.soft, 6)
  )
}

function coldPack(p: Palette): string {
  return (
    ground(42) +
    rect(16, 20, 88, 80, p.base, 12) +
    rect(16, 17, 88, 78, p.soft, 12) +
    rect(24, 25, 72, 62, p.pale, 9) +
    move(
      'translate(60 56)',
      ...[0, 60, 120].map((turn) =>
        move(`rotate(${turn})`, line('M0-24V24M-7-20L0-13L7-20M-7 20L0 13L7 20', p.deep, 3)),
      ),
    )
  )
}

function crutch(p: Palette): string {
  return (
    ground(22, 54) +
    move(
      'rotate(14 60 56)',
      rect(38, 4, 44, 12, p.deep, 6),
      line('M44 14L56 74M76 14L64 74', neutral.steel, 6),
      line('M60 68v26', neutral.steelDark, 7),
      rect(48, 44, 24, 8, p.base, 4),
      rect(53, 92, 14, 10, p.ink, 4),
    )
  )
}

function walker(p: Palette): string {
  return (
    ground(46) +
    line('M30 98V26c0-8 4-12 10-12h40c6 0 10 4 10 12v72', neutral.steel, 6) +
    line('M30 46h60M30 66h60', neutral.steelDark, 5) +
    line('M16 98l12-70M104 98L92 28', neutral.steelDark, 5) +
    rect(18, 20, 24, 10, p.deep, 5) +
    rect(78, 20, 24, 10, p.deep, 5) +
    rect(52, 42, 16, 10, p.base, 4) +
    [14, 26, 84, 98].map((x) => rect(x, 94, 9, 8, p.deep, 3)).join('')
  )
}

function castRoll(p: Palette): string {
  return (
    ground(40, 58) +
    rect(30, 22, 58, 76, p.base, 10) +
    line(
      'M34 34l50 14M34 50l50 14M34 66l50 14M34 82l44 12M84 30L34 48M84 46L34 64M84 62L34 80M84 78L42 94',
      p.soft,
      2,
    ) +
    area('M30 32c0-6 13-11 29-11s29 5 29 11s-13 11-29 11s-29-5-29-11z', p.pale) +
    area('M47 32c0-3 5-5 12-5s12 2 12 5s-5 5-12 5s-12-2-12-5z', p.deep) +
    faint(0.8, area('M88 84l18 8v8H82z', p.soft))
  )
}

/** Continence care, orthopedic supports and comfort. */
export const care = {
  brief,
  'protective-underwear': pullUp,
  underpad,
  'foley-catheter': foleyCatheter,
  'intermittent-catheter': intermittentCatheter,
  'drainage-bag': drainageBag,
  'wipes-pack': wipesPack,
  'cream-jar': barrierCream,
  brace,
  'wrist-splint': wristSplint,
  'cold-pack': coldPack,
  crutch,
  walker,
  'cast-roll': castRoll,
} as const
