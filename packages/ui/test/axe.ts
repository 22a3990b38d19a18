import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the words of axe for every violation inside the element, color contrast of the theme counted. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  await animationsEnd()
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  const words = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`)
  expect(words.join('\n')).toBe('')
}

/** Nobody has to read colors in the middle of a transition, which starts in the frame after a change. */
async function animationsEnd(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
