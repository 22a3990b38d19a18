import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { storyCardFields } from '../../story-data/index.js'
import type { HostedFields, HostedFieldsEvents } from '../hosted-fields/index.js'
import { type CardFieldName, CardForm, type CardFormProps, type MountCardFields } from './index.js'

const source: CardFormProps['source'] = { kind: 'frames', url: 'https://fields.example' }

describeConformance('CardForm', (props, ref) => (
  <CardForm {...props} ref={ref} source={source} onSubmit={vi.fn()} mount={storyCardFields()} />
))

it('CHK-09 says that the provider is slow, until its fields can be used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = Promise.withResolvers<HostedFields<CardFieldName>>()
  mount(<CardForm source={source} onSubmit={vi.fn()} mount={() => late.promise} />)
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  const words = page.getByText(/^The payment provider takes longer than usual\./)
  await expect.element(words).toBeVisible()
  late.resolve({ focus: vi.fn(), showErrors: vi.fn(), exchange: vi.fn() })
  await expect.element(words).not.toBeInTheDocument()
})

it('CHK-09 saves the card on an Enter that follows the last digit before React has rendered', async () => {
  const fields = Promise.withResolvers<HostedFieldsEvents<CardFieldName>>()
  const mountFields: MountCardFields = async (_source, { events }) => {
    fields.resolve(events)
    return { focus: vi.fn(), showErrors: vi.fn(), exchange: async () => ({ token: 'token of 4242' }) }
  }
  const onSubmit = vi.fn<CardFormProps['onSubmit']>(async () => undefined)
  mount(<CardForm source={source} onSubmit={onSubmit} mount={mountFields} />)
  await page.getByLabelText('Name on card').fill('Ada Diaz')
  const { onInput, onSubmit: pressEnter } = await fields.promise
  for (const name of ['number', 'expiry', 'cvc'] as const) onInput(name, false)
  pressEnter()
  await expect.poll(() => onSubmit.mock.calls.map(([{ token }]) => token)).toEqual(['token of 4242'])
})
