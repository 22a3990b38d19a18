import type { CallParsedInput } from '@gauze/contract'
import { MAX_LICENSE_DOCUMENT_BYTES } from '@gauze/rules'
import { refused } from '../../base/problem.js'

/** A document of a license as it is stored. */
export interface LicenseDocument {
  readonly name: string
  readonly mediaType: string
  readonly content: Buffer
}

/** The kinds of documents, by their first bytes. */
const kinds = [
  { mediaType: 'application/pdf', ending: /\.pdf$/i, start: Buffer.from('%PDF-') },
  { mediaType: 'image/png', ending: /\.png$/i, start: Buffer.from('89504e470d0a1a0a', 'hex') },
  { mediaType: 'image/jpeg', ending: /\.jpe?g$/i, start: Buffer.from('ffd8ff', 'hex') },
] as const

const longestName = 100

/** The last part of a path, without characters that a file system refuses, and with its ending. */
function cleanName(name: string): string {
  const file = name.replace(/^.*[/\\]/, '').replace(/[<>:"|?*]/g, '_')
  const [, stem = '', ending = ''] = /^[\s.]*(.*?)\s*(\.\w+)$/u.exec(file) ?? []
  return `${stem.slice(0, longestName) || 'license'}${ending.toLowerCase()}`
}

function refusal(words: string) {
  return refused('license-document', `The document ${words}`, { document: [words] })
}

/**
 * Checks a document by its bytes, not by its name alone.
 * @throws ProblemError 422 for a file of another kind, a file whose content does not fit its name, and a file that is
 * too large
 */
export function licenseDocument({
  name,
  content: base64,
}: NonNullable<CallParsedInput<'saveLicense'>['document']>): LicenseDocument {
  const content = Buffer.from(base64, 'base64')
  if (content.length > MAX_LICENSE_DOCUMENT_BYTES) throw refusal('is larger than 2 MB. Choose a smaller file.')
  const named = kinds.find(({ ending }) => ending.test(name))
  if (named === undefined) throw refusal('must be a PDF, PNG or JPEG file. Choose another file.')
  const actual = kinds.find(({ start }) => content.subarray(0, start.length).equals(start))
  if (actual !== named) {
    const kind = named.mediaType.replace(/^.*\//, '').toUpperCase()
    throw refusal(`is named like a ${kind} file, but is none. Choose the file itself, not a renamed one.`)
  }
  return { name: cleanName(name), mediaType: actual.mediaType, content }
}
