import { describe, expect, it } from 'vitest'
import { readConfig } from './config.js'
import { StartError } from './start-error.js'

describe('settings', () => {
  it('OPS-06 has a default for everything', () => {
    expect(readConfig({}, '/srv/store')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/srv/store/.gauze/data',
      databaseUrl: null,
      databaseLimits: { statement: 15_000, lock: 10_000, idleInTransaction: 30_000, connection: 10_000 },
      jobTimes: { retryDelay: 5, lostAfter: 20 },
      fulfilAfter: 0,
      publicUrl: null,
      secret: null,
      corsOrigins: [],
      trustedProxies: [],
      seed: 'auto',
      rateLimit: 3000,
      logLevel: 'warn',
      devPages: false,
      metricsToken: null,
      errorDsn: null,
      searchAdminKey: null,
      stripe: null,
      smtpUrl: null,
      mailFrom: 'Gauze <store@gauze.example>',
      storageDir: null,
      storageUrl: null,
      contentFile: null,
      supportPhone: null,
      supportMail: null,
      seller: null,
    })
  })

  it('ACCT-19 OPS-06 reads the seller of papers, who takes checks at another address or at their own', () => {
    const seller = {
      GAUZE_SELLER_NAME: 'Shop, Inc.',
      GAUZE_SELLER_ADDRESS: '1 Main Street | Albany, NY 12207',
      GAUZE_SELLER_PHONE: '800-555-0100',
      GAUZE_SELLER_EMAIL: 'billing@shop.example',
    }
    expect(readConfig(seller).seller).toEqual({
      name: 'Shop, Inc.',
      addressLines: ['1 Main Street', 'Albany, NY 12207'],
      phone: '800-555-0100',
      hours: '',
      email: 'billing@shop.example',
      remitTo: ['Shop, Inc.', '1 Main Street', 'Albany, NY 12207'],
    })
    const remitTo = { GAUZE_SELLER_REMIT_TO: 'Shop, Inc.|PO Box 7|Albany, NY 12201' }
    expect(readConfig({ ...seller, ...remitTo }).seller?.remitTo).toEqual([
      'Shop, Inc.',
      'PO Box 7',
      'Albany, NY 12201',
    ])
  })

  it('ACCT-19 OPS-06 names each setting that a seller lacks', () => {
    expect(() => readConfig({ GAUZE_SELLER_NAME: 'Shop, Inc.' })).toThrow(
      /: GAUZE_SELLER_ADDRESS must be set because GAUZE_SELLER_NAME is: .*; GAUZE_SELLER_PHONE must .*; GAUZE_SELLER_EMAIL must /,
    )
  })

  it('OPS-06 reads the given variables and treats an empty variable as absent', () => {
    const config = readConfig({
      PORT: '8080',
      GAUZE_DATA_DIR: '/var/lib/gauze',
      GAUZE_PUBLIC_URL: 'https://shop.example/',
      GAUZE_STORAGE_URL: 'https://files.example/store/',
      GAUZE_CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      GAUZE_TRUSTED_PROXIES: '10.0.0.5, fd00::/8,uniquelocal',
      DATABASE_URL: '',
      STRIPE_SECRET_KEY: 'rk_live_12345678',
    })
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/var/lib/gauze',
      publicUrl: 'https://shop.example',
      storageUrl: 'https://files.example/store',
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      trustedProxies: ['10.0.0.5', 'fd00::/8', 'uniquelocal'],
      databaseUrl: null,
      stripe: { secretKey: 'rk_live_12345678', apiUrl: 'https://api.stripe.com' },
    })
  })

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '6000' }, 'PORT must be a port that browsers open; they refuse this one'],
    [
      { STRIPE_SECRET_KEY: 'pk_test_12345678' },
      "STRIPE_SECRET_KEY must be a secret key of Stripe, which begins with 'sk_' or 'rk_'",
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL such as postgres://user:password@host:5432/gauze'],
    [{ GAUZE_JOB_RETRY_DELAY: '0' }, 'GAUZE_JOB_RETRY_DELAY must be a whole number from 1 to 3600'],
    [{ GAUZE_JOB_LOST_AFTER: '9' }, 'GAUZE_JOB_LOST_AFTER must be a whole number from 10 to 3600'],
    [{ GAUZE_SECRET: 'short' }, 'GAUZE_SECRET must be at least 32 characters'],
    [{ GAUZE_CORS_ORIGINS: 'https://a.example/path' }, "'https://a.example/path' is not one"],
    [{ GAUZE_CORS_ORIGINS: '*' }, "'*' is not one"],
    [{ GAUZE_TRUSTED_PROXIES: 'balancer.example' }, "'balancer.example' is not one"],
    [{ GAUZE_TRUSTED_PROXIES: '10.0.0.0/33' }, "or uniquelocal; '10.0.0.0/33' is not one"],
    [{ GAUZE_TRUSTED_PROXIES: '0.0.0.0/0' }, "'0.0.0.0/0' is not one"],
    [{ GAUZE_STORAGE_URL: '/files' }, 'GAUZE_STORAGE_URL must be a URL such as https://files.shop.example'],
    [{ GAUZE_SEED: 'yes' }, "GAUZE_SEED must be 'auto', 'always' or 'never'"],
    [{ SENTRY_DSN: 'https://errors.example/1' }, 'SENTRY_DSN must be a DSN such as https://key@errors.example/1'],
    [
      { GAUZE_SELLER_ADDRESS: '1 Main Street||Albany' },
      'GAUZE_SELLER_ADDRESS must be 1 to 5 lines of at most 60 characters, separated by |',
    ],
    [{ GAUZE_SELLER_EMAIL: 'billing' }, 'GAUZE_SELLER_EMAIL must be a mail address such as billing@shop.example'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL such as smtp://user:password@mail.example:587'],
  ])('OPS-06 names the fault of %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(StartError)
    expect(() => readConfig(environment)).toThrow(message)
  })

  it('OPS-06 names what a seller lacks together with every other mistake', () => {
    expect(() => readConfig({ PORT: '-1', GAUZE_SELLER_NAME: 'Shop, Inc.' })).toThrow(
      /: PORT .*; GAUZE_SELLER_ADDRESS must be set/,
    )
  })

  it('OPS-06 names every bad setting in one line', () => {
    const read = () => readConfig({ PORT: '-1', GAUZE_SECRET: 'x', GAUZE_LOG_LEVEL: 'loud' })
    expect(read).toThrow(
      /^The settings in the environment are not right: PORT .*; GAUZE_SECRET .*; GAUZE_LOG_LEVEL [^\n]*$/,
    )
  })
})
