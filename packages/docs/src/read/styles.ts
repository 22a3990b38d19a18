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
  const found = new Map<string, { values: Set<string>; props: Set<string>; sentences: Set<string> }>()
  const entry = (name: string) => {
    const known = found.get(name) ?? {
      values: new Set<string>(),
      props: new Set<string>(),
      sentences: new Set<string>(),
    }
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
  for (const { names, prop, text } of selectorsOf(code)) {
    for (const name of names) {
      const { props, sentences } = entry(name)
      if (prop) props.add(prop)
      if (text) sentences.add(text)
    }
  }
  for (const { props } of components.flatMap((component) => [component, ...component.parts])) {
    for (const { sentences, type } of props.own) {
      for (const name of sentences.selectors.flatMap(namesIn)) {
        for (const [, value = ''] of type.matchAll(/'([\w-]+)'/g)) entry(name).values.add(value)
      }
    }
  }
  return [...found]
    .filter(([name]) => name !== 'data-testid')
    .map(([name, { values, props, sentences }]) => ({
      name,
      values: [...values].sort(),
      props: [...props].sort(),
      text: [...sentences].join(' '),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The data attributes that a selector names. */
function namesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name)
}

/** The `@selector` tags of a folder's comments, with their sentence and the prop or member that they stand before. */
function selectorsOf(code: string) {
  return [...code.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*@selector(?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)?/g)].flatMap(
    ([, comment = '', following = '']) => {
      const [before = '', ...tags] = comment.replaceAll(/\n\s*\* ?/g, '\n').split('@selector')
      const isMember = !/^(?:export|function|const|interface|type)$/.test(following)
      return tags.map((tag) => {
        const own = tag.split(/\n\s*@|\n\n/)[0]?.replaceAll(/\[data-[^\]]*\],?/g, '') ?? ''
        const text = (isMember ? before.split(/\n\s*@/)[0] : '') || own
        return {
          names: namesIn(tag),
          prop: isMember ? following : '',
          text: text?.replaceAll(/\s+/g, ' ').trim() ?? '',
        }
      })
    },
  )
}
