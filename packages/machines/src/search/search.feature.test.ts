import { expect, it } from 'vitest'
import { controlled } from '../../test/calls.js'
import { suggestion } from '../../test/suggestion.js'
import { userOf } from '../../test/user.js'
import type { StoreSurroundings } from '../store/index.js'
import type { OwnerListener } from '../store/owner.js'
import { searchFeature, selectRecent } from './index.js'
import type { RecentSearches, SearchAnswer, SearchEmitted } from './search.types.js'

/** A browser's searches, which other tabs and a logout change. */
function keptSearches(...terms: string[]) {
  let kept: readonly string[] = terms
  const tabs = new Set<() => void>()
  const recent: RecentSearches = {
    read: () => kept,
    write: (next) => {
      kept = next
    },
    subscribe: (listener) => {
      tabs.add(listener)
      return () => tabs.delete(listener)
    },
  }
  const changeElsewhere = (...others: string[]) => {
    kept = others
    for (const listener of tabs) listener()
  }
  return { recent, changeElsewhere, kept: () => kept, listeners: () => tabs.size }
}

function start(recent?: RecentSearches) {
  const owners: OwnerListener[] = []
  const selected: SearchEmitted[] = []
  const given: Omit<StoreSurroundings, 'session' | 'channel'> = {
    currentPath: () => '/shop/all/2?sort=name#filters',
    followOwner: (listener) => {
      owners.push(listener)
      listener('1.1', userOf('Ada'))
    },
    followPage: () => undefined,
  }
  const feature = searchFeature(
    { suggestAll: controlled<string, SearchAnswer>() },
    { listingPath: '/shop/all', onSelected: (event) => selected.push(event), ...(recent ? { recent } : {}) },
  )
  // Neither the session nor the channel is of interest to this feature.
  const search = feature(given as StoreSurroundings)
  return { search, owners, selected, shown: () => selectRecent(search.getSnapshot()) }
}

it('SRCH-02 keeps recent searches, and follows other tabs and a logout until the store stops', () => {
  const browser = keptSearches('gauze')
  const { search, owners, shown } = start(browser.recent)
  search.send({ type: 'search.submit', term: 'tape' })
  expect(browser.kept()).toEqual(['tape', 'gauze'])
  browser.changeElsewhere('masks')
  expect(shown()).toEqual(['masks'])
  browser.recent.write([])
  for (const listener of owners) listener(null, null)
  expect(shown()).toEqual([])
  expect(browser.listeners()).toBe(1)
  search.stop()
  expect(browser.listeners()).toBe(0)
})

it('SRCH-05 SRCH-07 begins on the page in view, says which product was chosen, and needs no storage', () => {
  const { search, selected, shown } = start()
  expect(search.getSnapshot().context.isOnListing).toBe(true)
  search.send({ type: 'text.type', text: ' nitrile ' })
  search.send({ type: 'suggestion.select', suggestion: suggestion('gloves') })
  expect(selected).toEqual([{ type: 'search.selected', suggestion: suggestion('gloves'), term: 'nitrile' }])
  search.send({ type: 'search.submit', term: 'tape' })
  expect(shown()).toEqual(['tape'])
})
