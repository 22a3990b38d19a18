import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { storyCardFields } from '../../story-data/index.js'
import type { HostedFields } from '../hosted-fields/index.js'
import { type CardFieldName, CardForm, type CardFormProps } from './index.js'

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
