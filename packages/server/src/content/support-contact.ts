import type { Config } from '../base/config.js'
import { createContentSource, deliver } from './content-space.js'

/**
 * Returns the phone number that people call about a refusal: the setting, else the number of the content's contact
 * section, as the pages show it.
 * @returns undefined where the content names none
 */
export function createSupportPhone({ supportPhone, contentFile }: Pick<Config, 'supportPhone' | 'contentFile'>) {
  return settingOrContact(supportPhone, contentFile, 'contactNumber')
}

/**
 * Returns the mail address that receives reported issues: the setting, else the address of the content's contact
 * section, as the pages show it.
 * @returns undefined where the content names none
 */
export function createSupportMail({ supportMail, contentFile }: Pick<Config, 'supportMail' | 'contentFile'>) {
  return settingOrContact(supportMail, contentFile, 'contactEmail')
}

function settingOrContact(given: string | null, contentFile: string | null, field: string) {
  // A broken file is reported by the content service, which reads the same.
  const content = contentFile === null ? null : createContentSource(contentFile, () => undefined)
  return async (): Promise<string | undefined> => {
    if (given !== null) return given
    const space = await content?.read()
    const contact = space?.export.entries.find(({ sys }) => sys.contentType.sys.id === 'contactSection')
    const value = space && contact && deliver(space, contact, space.defaultLocale).fields[field]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
}
