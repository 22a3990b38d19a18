import type { Config } from '../base/config.js'
import { type ContentSpace, createContentSource, deliver } from './content-space.js'

/**
 * Returns the phone number that people call about a refusal: the setting, else that of the content's contact section,
 * as the pages show it.
 * @returns undefined where the content names none
 */
export function createSupportPhone({ supportPhone, contentFile }: Pick<Config, 'supportPhone' | 'contentFile'>) {
  // A broken file is reported by the content service, which reads the same.
  const content = contentFile === null ? null : createContentSource(contentFile, () => undefined)
  return async (): Promise<string | undefined> => supportPhone ?? (content ? phoneOf(await content.read()) : undefined)
}

function phoneOf(space: ContentSpace): string | undefined {
  const contact = space.export.entries.find(({ sys }) => sys.contentType.sys.id === 'contactSection')
  const phone = contact && deliver(space, contact, space.defaultLocale).fields.contactNumber
  return typeof phone === 'string' && phone !== '' ? phone : undefined
}
