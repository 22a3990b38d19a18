import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import type { Seller } from './seller.js'
import { StartError } from './start-error.js'

/** Time limits after which the database ends work, in milliseconds; 0 leaves them to the database's own settings. */
export interface WorkLimits {
  /** One statement. */
  readonly statement: number
  /** Waiting for one lock. */
  readonly lock: number
  /** A transaction that sends nothing. */
  readonly idleInTransaction: number
  /** Waiting for a free connection, or for a new one. */
  readonly connection: number
}

/** When jobs are tried again, in seconds. */
export interface JobTimes {
  /** After a job failed; about twice as long each further time. */
  readonly retryDelay: number
  /**
   * After the last sign of life of a job whose process died, or whose end could not be recorded, at least 10. It is
   * noticed within half as long again.
   */
  readonly lostAfter: number
}

function blankIsAbsent(value: unknown) {
  return value === '' ? undefined : value
}

function setting<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankIsAbsent, schema)
}

function urlOf(protocols: readonly string[], example: string) {
  return z.string().refine((value) => {
    const url = URL.parse(value)
    return url !== null && protocols.includes(url.protocol)
  }, `must be a URL such as ${example}`)
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
}

/**
 * Ports that no browser opens and on which a store's pages could not read their own API: the list of the Fetch
 * Standard, section "Port blocking", https://fetch.spec.whatwg.org/#port-blocking.
 */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

const port = wholeNumber(0, 65_535).refine(
  (value) => !blockedPorts.has(value),
  'must be a port that browsers open; they refuse this one',
)

const longestTimeout = 3_600_000
const milliseconds = wholeNumber(0, longestTimeout)

const origins = z.string().transform((value, context) => {
  const list = value.split(',').map((part) => part.trim())
  const bad = list.find((origin) => URL.parse(origin)?.origin !== origin)
  if (bad === undefined) return list
  context.addIssue({
    code: 'custom',
    message: `must be origins separated by commas, such as https://shop.example; '${bad}' is not one`,
  })
  return z.NEVER
})

/** The names of networks are fastify's. */
function isNetwork(text: string) {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  const bits = Number(prefix ?? 32)
  return version !== 0 && bits >= 1 && bits <= (version === 4 ? 32 : 128)
}

const networks = z.string().transform((value, context) => {
  const list = value.split(',').map((part) => part.trim())
  const bad = list.find((network) => !isNetwork(network))
  if (bad === undefined) return list
  context.addIssue({
    code: 'custom',
    message: `must be addresses or networks separated by commas, such as 10.0.0.5,172.16.0.0/12 or uniquelocal; '${bad}' is not one`,
  })
  return z.NEVER
})

const mostLines = 5

/** Lines of an address, which one variable holds. */
const addressLines = z
  .string()
  .transform((value) => value.split('|').map((line) => line.trim()))
  .refine(
    (lines) => lines.length <= mostLines && lines.every((line) => line.length >= 1 && line.length <= 60),
    `must be 1 to ${mostLines} lines of at most 60 characters, separated by |, such as 400 Foundry Street|Quincy, MA 02169`,
  )

function sellerText(most: number) {
  return setting(z.string().trim().max(most, `must be at most ${most} characters`).optional())
}

function mailAddress(example: string) {
  return z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, `must be a mail address such as ${example}`)
}

const sellerSchema = {
  GAUZE_SELLER_NAME: sellerText(60),
  GAUZE_SELLER_ADDRESS: setting(addressLines.optional()),
  GAUZE_SELLER_PHONE: sellerText(30),
  GAUZE_SELLER_HOURS: sellerText(60),
  GAUZE_SELLER_EMAIL: setting(mailAddress('billing@shop.example').optional()),
  GAUZE_SELLER_REMIT_TO: setting(addressLines.optional()),
}

/** Paper without one of these leaves its reader without an answer. */
const neededOfSeller = [
  'GAUZE_SELLER_NAME',
  'GAUZE_SELLER_ADDRESS',
  'GAUZE_SELLER_PHONE',
  'GAUZE_SELLER_EMAIL',
] as const

/** The variables of a process, as `process.env`. */
type Environment = Readonly<Record<string, string | undefined>>

const plainSchema = z.object({
  PORT: setting(port.default(3000)),
  GAUZE_HOST: setting(z.string().default('localhost')),
  GAUZE_DATA_DIR: setting(z.string().default('.gauze/data')),
  DATABASE_URL: setting(urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/gauze').optional()),
  GAUZE_PUBLIC_URL: setting(urlOf(['http:', 'https:'], 'https://shop.example').optional()),
  GAUZE_SECRET: setting(z.string().min(32, 'must be at least 32 characters').optional()),
  GAUZE_CORS_ORIGINS: setting(origins.default([])),
  GAUZE_TRUSTED_PROXIES: setting(networks.default([])),
  GAUZE_SEED: setting(z.enum(['auto', 'always', 'never'], "must be 'auto', 'always' or 'never'").default('auto')),
  GAUZE_RATE_LIMIT: setting(wholeNumber(0, 1_000_000).default(3000)),
  GAUZE_DB_STATEMENT_TIMEOUT: setting(milliseconds.default(15_000)),
  GAUZE_DB_LOCK_TIMEOUT: setting(milliseconds.default(10_000)),
  GAUZE_DB_IDLE_TRANSACTION_TIMEOUT: setting(milliseconds.default(30_000)),
  GAUZE_DB_CONNECTION_TIMEOUT: setting(wholeNumber(100, longestTimeout).default(10_000)),
  GAUZE_JOB_RETRY_DELAY: setting(wholeNumber(1, 3600).default(5)),
  GAUZE_JOB_LOST_AFTER: setting(wholeNumber(10, 3600).default(20)),
  GAUZE_FULFIL_AFTER: setting(wholeNumber(0, 43_200).default(0)),
  GAUZE_LOG_LEVEL: setting(
    z
      .enum(
        ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
        "must be 'silent', 'fatal', 'error', 'warn', 'info', 'debug' or 'trace'",
      )
      .default('warn'),
  ),
  GAUZE_DEV_PAGES: setting(z.enum(['on', 'off'], "must be 'on' or 'off'").default('off')),
  GAUZE_METRICS_TOKEN: setting(
    z
      .string()
      .regex(/^\S{16,}$/, 'must be at least 16 characters without spaces')
      .optional(),
  ),
  SENTRY_DSN: setting(
    urlOf(['http:', 'https:'], 'https://key@errors.example/1')
      .regex(/:\/\/[^@/]+@.*\/\d+$/, 'must be a DSN such as https://key@errors.example/1')
      .optional(),
  ),
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^(?:sk|rk)_\w{8,}$/, "must be a secret key of Stripe, which begins with 'sk_' or 'rk_'")
      .optional(),
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    z
      .string()
      .regex(/^pk_\w{8,}$/, "must be a publishable key of Stripe, which begins with 'pk_'")
      .optional(),
  ),
  STRIPE_API_URL: setting(urlOf(['http:', 'https:'], 'https://api.stripe.com').default('https://api.stripe.com')),
  SMTP_URL: setting(urlOf(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional()),
  GAUZE_SEARCH_ADMIN_KEY: setting(z.string().min(16, 'must be at least 16 characters').optional()),
  GAUZE_STORAGE_DIR: setting(z.string().optional()),
  GAUZE_STORAGE_URL: setting(urlOf(['http:', 'https:'], 'https://files.shop.example').optional()),
  GAUZE_CONTENT_FILE: setting(z.string().optional()),
  GAUZE_SUPPORT_PHONE: setting(z.string().optional()),
  GAUZE_SUPPORT_MAIL: setting(mailAddress('care@shop.example').optional()),
  GAUZE_MAIL_FROM: setting(z.string().includes('@', 'must be a mail address').default('Gauze <store@gauze.example>')),
  ...sellerSchema,
})

/** The mistakes of a seller that is only in part there, whatever other mistakes the settings have. */
function sellerProblems(environment: Environment): string[] {
  const isSet = (name: string) => (environment[name] ?? '') !== ''
  const given = Object.keys(sellerSchema).find(isSet)
  if (given === undefined) return []
  return neededOfSeller
    .filter((name) => !isSet(name))
    .map(
      (name) =>
        `${name} must be set because ${given} is: papers need the seller's name, address, phone and mail address`,
    )
}

/**
 * Every mistake of the settings, each with the name of its variable first; none if {@link readConfig} takes them.
 * @example settingProblems({ PORT: 'http' }) // ['PORT must be a whole number from 0 to 65535']
 */
export function settingProblems(environment: Environment): readonly string[] {
  const issues = plainSchema.safeParse(environment).error?.issues ?? []
  return [...issues.map(({ path, message }) => `${path.join('.')} ${message}`), ...sellerProblems(environment)]
}

/** Every setting of the server. Created by {@link readConfig}; the README lists the variables. */
export interface Config {
  /** 0 picks a free one. */
  readonly port: number
  readonly host: string
  /** Absolute folder of the embedded database. */
  readonly dataDir: string
  /** Null means the embedded database. */
  readonly databaseUrl: string | null
  /** How long the database may take for a request. */
  readonly databaseLimits: WorkLimits
  /** When failed or lost jobs are tried again. */
  readonly jobTimes: JobTimes
  /** Minutes after which a job ships, and later delivers, an order that no operator touched; 0 is off. */
  readonly fulfilAfter: number
  /**
   * Where people reach the store, without a slash at the end; links in mails start with it. Null: from host and port.
   */
  readonly publicUrl: string | null
  /** Signs access tokens. Null: generated once and stored in the database. */
  readonly secret: string | null
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[]
  /** Proxies whose report of a visitor's address is trusted, in addition to the proxies of this machine. */
  readonly trustedProxies: readonly string[]
  /** `auto` seeds an empty embedded database only. */
  readonly seed: 'auto' | 'always' | 'never'
  /** Requests a minute from one user or network address; 0 switches the limit off. */
  readonly rateLimit: number
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
  /** Whether the pages under /dev are available, for a developer at their own machine. */
  readonly devPages: boolean
  /** Shows /metrics to callers that send it as a bearer token. Null: to a developer only. */
  readonly metricsToken: string | null
  /** How the error service names this store. Null: errors stay in the log and at /dev/errors. */
  readonly errorDsn: string | null
  /** Has Stripe take payments by card. Null: orders record the card, and nothing is charged. */
  readonly stripe: {
    readonly secretKey: string
    /** Shows Stripe's fields, so that people can add cards. Null: no card can be added. */
    readonly publishableKey: string | null
    readonly apiUrl: string
  } | null
  /** Null: mails stay in the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Allows writing to the search service. Null: generated once and stored in the database. */
  readonly searchAdminKey: string | null
  /** Absolute folder of files, one subfolder per container. Null: pictures are drawn, documents written. */
  readonly storageDir: string | null
  /**
   * Base address if files are stored elsewhere, one folder per container, without a slash at the end. Null: at this
   * server.
   */
  readonly storageUrl: string | null
  /** Absolute path of a content export. Null: the export that comes with the package. */
  readonly contentFile: string | null
  /** The phone number in the refusal of a restricted item. Null: the phone of the content's contact section. */
  readonly supportPhone: string | null
  /** The mail address that receives reported issues. Null: the address of the content's contact section. */
  readonly supportMail: string | null
  /** The company that papers name as the seller. Null: the demonstration's seller, or only the sender of mails. */
  readonly seller: Seller | null
}

function sellerOf(values: z.infer<typeof plainSchema>): Seller | null {
  const { GAUZE_SELLER_NAME: name, GAUZE_SELLER_ADDRESS: lines, GAUZE_SELLER_REMIT_TO: remitTo } = values
  if (name === undefined || lines === undefined) return null
  return {
    name,
    addressLines: lines,
    phone: values.GAUZE_SELLER_PHONE ?? '',
    hours: values.GAUZE_SELLER_HOURS ?? '',
    email: values.GAUZE_SELLER_EMAIL ?? '',
    remitTo: remitTo ?? [name, ...lines],
  }
}

function withoutSlash(url: string) {
  return url.replace(/\/+$/, '')
}

/**
 * The address of the store at this machine, for a store without a public one.
 * @param port the port that the server listens on
 * @example
 * localUrl({ host: '0.0.0.0' }, 3000) // 'http://localhost:3000'
 */
export function localUrl({ host }: Pick<Config, 'host'>, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
}

/**
 * Reads the settings from the environment.
 * @param environment as `process.env`
 * @param workingDirectory the folder that a relative GAUZE_DATA_DIR starts from
 * @throws StartError naming every bad setting in one line
 * @example
 * const config = readConfig(process.env)
 */
export function readConfig(environment: Environment, workingDirectory: string = process.cwd()): Config {
  const problems = settingProblems(environment)
  if (problems.length > 0) {
    throw new StartError(`The settings in the environment are not right: ${problems.join('; ')}. Change or unset them.`)
  }
  const values = plainSchema.parse(environment)
  return {
    port: values.PORT,
    host: values.GAUZE_HOST,
    dataDir: isAbsolute(values.GAUZE_DATA_DIR)
      ? values.GAUZE_DATA_DIR
      : resolve(workingDirectory, values.GAUZE_DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseLimits: {
      statement: values.GAUZE_DB_STATEMENT_TIMEOUT,
      lock: values.GAUZE_DB_LOCK_TIMEOUT,
      idleInTransaction: values.GAUZE_DB_IDLE_TRANSACTION_TIMEOUT,
      connection: values.GAUZE_DB_CONNECTION_TIMEOUT,
    },
    jobTimes: { retryDelay: values.GAUZE_JOB_RETRY_DELAY, lostAfter: values.GAUZE_JOB_LOST_AFTER },
    fulfilAfter: values.GAUZE_FULFIL_AFTER,
    publicUrl: values.GAUZE_PUBLIC_URL === undefined ? null : withoutSlash(values.GAUZE_PUBLIC_URL),
    secret: values.GAUZE_SECRET ?? null,
    corsOrigins: values.GAUZE_CORS_ORIGINS,
    trustedProxies: values.GAUZE_TRUSTED_PROXIES,
    seed: values.GAUZE_SEED,
    rateLimit: values.GAUZE_RATE_LIMIT,
    logLevel: values.GAUZE_LOG_LEVEL,
    devPages: values.GAUZE_DEV_PAGES === 'on',
    metricsToken: values.GAUZE_METRICS_TOKEN ?? null,
    errorDsn: values.SENTRY_DSN ?? null,
    stripe:
      values.STRIPE_SECRET_KEY === undefined
        ? null
        : {
            secretKey: values.STRIPE_SECRET_KEY,
            publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? null,
            apiUrl: withoutSlash(values.STRIPE_API_URL),
          },
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.GAUZE_MAIL_FROM,
    searchAdminKey: values.GAUZE_SEARCH_ADMIN_KEY ?? null,
    storageDir: values.GAUZE_STORAGE_DIR === undefined ? null : resolve(workingDirectory, values.GAUZE_STORAGE_DIR),
    storageUrl: values.GAUZE_STORAGE_URL?.replace(/\/+$/, '') ?? null,
    supportPhone: values.GAUZE_SUPPORT_PHONE ?? null,
    supportMail: values.GAUZE_SUPPORT_MAIL ?? null,
    seller: sellerOf(values),
    contentFile: values.GAUZE_CONTENT_FILE === undefined ? null : resolve(workingDirectory, values.GAUZE_CONTENT_FILE),
  }
}
