import { expect, it } from 'vitest'
import { settingMistakes } from './load-settings.js'

it('OPS-06 names all mistakes of the settings at once, of the pages and of the server', () => {
  const mistakes = settingMistakes({
    GAUZE_PUBLIC_URL: 'shop.example',
    GAUZE_PAGE_QUEUE: 'many',
    PORT: '70000',
    GAUZE_SECRET: 'short',
    GAUZE_SEED: 'yes',
    GAUZE_LOG_LEVEL: 'loud',
    SMTP_URL: 'mail.example',
  })
  const names = mistakes.map((mistake) => /^\w+/.exec(mistake)?.[0])
  expect(names).toEqual([
    'GAUZE_PUBLIC_URL',
    'GAUZE_PAGE_QUEUE',
    'PORT',
    'GAUZE_SECRET',
    'GAUZE_SEED',
    'GAUZE_LOG_LEVEL',
    'SMTP_URL',
  ])
})

it('OPS-06 takes an environment without settings', () => {
  expect(settingMistakes({})).toEqual([])
})
