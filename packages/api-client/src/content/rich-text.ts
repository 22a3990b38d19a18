import { isRecord } from '../is-record.js'

/**
 * A rich text document without cycles: an embedded or linked entry keeps its sys and its plain fields, an asset its
 * file. Pages link to each other, and a page that reached itself could not be sent from server to browser.
 */
export function withoutCycles(node: unknown): unknown {
  if (!isRecord(node)) return null
  const { data, content, ...rest } = node
  return {
    ...rest,
    data: isRecord(data) && 'target' in data ? { ...data, target: shallow(data.target) } : (data ?? {}),
    ...(Array.isArray(content) ? { content: content.map(withoutCycles) } : {}),
  }
}

function shallow(target: unknown): unknown {
  if (!isRecord(target)) return null
  const { sys, fields } = target
  if (!isRecord(fields)) return { sys }
  const plain = Object.entries(fields).filter(([name, value]) => name === 'file' || typeof value !== 'object')
  return { sys, fields: Object.fromEntries(plain) }
}
