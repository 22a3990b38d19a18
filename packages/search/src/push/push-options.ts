import { type Config, StartError } from '@gauze/server/plugin'
import { z } from 'zod'

/** The target of a push, and the names of its indexes. */
export interface PushOptions {
  readonly appId: string
  readonly adminKey: string
  /** Null: the hosted service. */
  readonly url: URL | null
  readonly index: string
  readonly suggestionsIndex: string
}

const environmentSchema = z.object({
  GAUZE_SEARCH_APP_ID: z.string().default(''),
  GAUZE_SEARCH_ADMIN_KEY: z.string().default(''),
  GAUZE_SEARCH_URL: z.string().default(''),
  GAUZE_SEARCH_INDEX: z.string().default(''),
  GAUZE_SEARCH_SUGGESTIONS_INDEX: z.string().default(''),
})

/** A path means the store's own server. */
function urlOf(value: string, config: Pick<Config, 'publicUrl' | 'host' | 'port'>): URL | null {
  if (value === '' || value === 'hosted') return null
  const url = URL.parse(value, config.publicUrl ?? `http://${config.host}:${config.port}`)
  if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  throw new StartError(
    `GAUZE_SEARCH_URL is '${value}'. Give 'hosted', a path such as /search, or an address such as https://search.example.`,
  )
}

function need(value: string, what: string): string {
  if (value !== '') return value
  throw new StartError(what)
}

/** The options of the command. */
export interface PushFlags {
  readonly 'app-id'?: string | undefined
  readonly url?: string | undefined
  readonly index?: string | undefined
  readonly 'suggestions-index'?: string | undefined
}

/**
 * Reads the target of a push from the command's options and the environment. The key comes from the environment alone,
 * where other programs of the machine cannot read it.
 * @throws StartError naming the missing setting
 */
export function readPushOptions(
  flags: PushFlags,
  environment: Record<string, string | undefined>,
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
): PushOptions {
  const values = environmentSchema.parse(environment)
  const index = flags.index || values.GAUZE_SEARCH_INDEX || 'items'
  return {
    appId: need(
      flags['app-id'] || values.GAUZE_SEARCH_APP_ID,
      'There is no application to push to. Set GAUZE_SEARCH_APP_ID, or give --app-id.',
    ),
    adminKey: need(
      values.GAUZE_SEARCH_ADMIN_KEY,
      'There is no key to push with. Set GAUZE_SEARCH_ADMIN_KEY to a key of the application that may write.',
    ),
    url: urlOf(flags.url || values.GAUZE_SEARCH_URL, config),
    index,
    suggestionsIndex:
      flags['suggestions-index'] ||
      (flags.index ? '' : values.GAUZE_SEARCH_SUGGESTIONS_INDEX) ||
      `${index}_query_suggestions`,
  }
}
