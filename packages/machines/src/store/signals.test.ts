import { expect, it } from 'vitest'
import { createSignals } from './signals.js'

it('SHELL-11 keeps signals while nobody listens, for the first listener', () => {
  const { emit, subscribe } = createSignals<string>()
  const heard: string[] = []
  emit('added')
  emit('refused')
  const stop = subscribe((signal) => heard.push(`first ${signal}`))
  subscribe((signal) => heard.push(`second ${signal}`))
  emit('removed')
  stop()
  emit('undone')
  expect(heard).toEqual(['first added', 'first refused', 'first removed', 'second removed', 'second undone'])
})
