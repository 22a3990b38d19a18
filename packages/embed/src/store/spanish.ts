import { loadOnce } from '@gauze/machines/store'
import type { EmbedConfig } from '../config/embed-config.js'

/** The words of a configuration: some parts, each with some of its words. */
type Words = NonNullable<EmbedConfig['messages']>

/** The Spanish words are a file of their own, which only pages in Spanish load. */
export const spanish = loadOnce(async (): Promise<Words> => {
  const { spanishEmbed } = await import('../messages/embed.messages.es.js')
  return spanishEmbed
})

/** Whether the elements are in Spanish: by the configuration, otherwise by the language of the page. */
export function isSpanish({ language = document.documentElement.lang }: EmbedConfig): boolean {
  return /^es\b/i.test(language)
}

/** Adds the Spanish words to a configuration, whose own words take precedence, one by one. */
export function inSpanish(config: EmbedConfig, words: Words): EmbedConfig {
  const own: Readonly<Record<string, object | undefined>> = config.messages ?? {}
  const parts = Object.entries(words).map(([name, part]) => [name, { ...part, ...own[name] }])
  return { ...config, language: 'es', messages: { ...own, ...Object.fromEntries(parts) } }
}
