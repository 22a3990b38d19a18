import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AttributeDoc, ComponentDoc, ExportDoc, StyleDoc } from './docs.types.js'
import { workspace } from './sources.js'

/**
 * Reads the classes, data attributes and custom properties of the elements that a folder's components render.
 *
 * @param folder path in the workspace
 */
export function readStyle(folder: string, exported: readonly ExportDoc[]): StyleDoc | null {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: join(workspace, folder), exclude: ['*.test.*', '*.stories.*', 'story-*'] })
      .map((file) => readFileSync(join(workspace, folder, file), 'utf8'))
      .join('\n')
  const code = read('*.{ts,tsx}')
  const sheet = read('*.css').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const attributes = attributesOf(
    code,
    sheet,
    exported.filter((one) => one.kind === 'component'),
  )
  const sets = [...sheet.matchAll(/(--gz-[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim(),
  }))
  const own = new Set(sets.map(({ name }) => name))
  const reads = unique([...sheet.matchAll(/var\((--gz-[\w-]+)/g)].map(([, name = '']) => name))
  const style = {
    classes: unique([...sheet.matchAll(/\.(gz-[\w-]+)/g)].map(([, name = '']) => name)),
    attributes,
    sets: sets.filter(({ name }, at) => sets.findIndex((other) => other.name === name) === at),
    reads: reads.filter((name) => !own.has(name)),
  }
  return style.classes.length + style.attributes.length + style.sets.length > 0 ? style : null
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort()
}

function attributesOf(code: string, sheet: string, components: readonly ComponentDoc[]): readonly AttributeDoc[] {
  const found = new Map<string, { values: Set<string>; props: Set<string> }>()
  const entry = (name: string) => {
    const known = found.get(name) ?? { values: new Set(), props: new Set() }
    found.set(name, known)
    return known
  }
  for (const [, name = '', value] of code.matchAll(
    /['"\s{](data-[a-z-]+)['"]?(?:=|:\s*|\s)(?:\{?["']([\w-]+)["'])?/g,
  )) {
    if (value) entry(name).values.add(value)
    else entry(name)
  }
  for (const [, name = '', value] of sheet.matchAll(/\[(data-[a-z-]+)(?:[~|^$*]?="([^"]+)")?/g)) {
    if (found.has(name) && value) entry(name).values.add(value)
  }
  const withParts = components.flatMap((component) => [component, ...component.parts])
  for (const { props } of withParts) {
    for (const prop of props.own) {
      for (const selector of prop.sentences.selectors) {
        const [, name] = /(data-[a-z-]+)/.exec(selector) ?? []
        if (!name) continue
        entry(name).props.add(prop.name)
        for (const [, value = ''] of prop.type.matchAll(/'([\w-]+)'/g)) entry(name).values.add(value)
      }
    }
  }
  return [...found]
    .filter(([name]) => name !== 'data-testid')
    .map(([name, { values, props }]) => ({ name, values: [...values].sort(), props: [...props].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
