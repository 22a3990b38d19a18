import type { AreaDoc } from './calls.js'
import type { ComponentDoc, ExportDoc, ModuleDoc } from './docs.types.js'

/**
 * The public names without a sentence in the comment before their declaration: components, their parts and props, hooks,
 * functions, machines, and calls.
 */
export function silentNames(modules: readonly ModuleDoc[], areas: readonly AreaDoc[]): readonly string[] {
  return [
    ...modules.flatMap(({ packageName, path, exports }) =>
      exports.flatMap(silentIn).map((name) => `${packageName} ${path}: ${name}`),
    ),
    ...areas.flatMap(({ calls }) => calls.filter(({ summary }) => summary === '').map(({ name }) => `call ${name}`)),
  ]
}

function silentIn(one: ExportDoc): readonly string[] {
  if (one.kind === 'component') return silentInComponent(one)
  const isChecked = one.kind === 'hook' || one.kind === 'function' || /Machine$/.test(one.name)
  return isChecked && one.sentences.text === '' && one.sentences.returns === '' ? [one.name] : []
}

function silentInComponent({ name, sentences, props, parts }: ComponentDoc): readonly string[] {
  return [
    ...(sentences.text === '' ? [name] : []),
    ...props.own.filter((prop) => prop.sentences.text === '').map((prop) => `${name} ${prop.name}`),
    ...parts.flatMap(silentInComponent),
  ]
}
