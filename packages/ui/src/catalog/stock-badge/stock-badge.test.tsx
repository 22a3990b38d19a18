import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { StockBadge } from './stock-badge.js'

describeConformance('StockBadge', (props, ref) => <StockBadge {...props} ref={ref} quantityAvailable={4} />)

describe('PDP-06 StockBadge', () => {
  it.each([
    [1, false, 'In stock', 'good'],
    [0, false, 'Out of Stock', 'neutral'],
    [21, true, 'Availability: 21', 'good'],
    [20, true, 'Availability: 20', 'neutral'],
  ] as const)('PDP-06 says for %i available (detailed: %s) the words %s', (available, isDetailed, words, tone) => {
    const { container } = mount(<StockBadge quantityAvailable={available} isDetailed={isDetailed} />)
    expect(container.textContent).toBe(words)
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone)
  })
})
