'use client'
import { useState } from 'react'
import type { RowKey } from './data-table.types.js'

type Keys = ReadonlySet<RowKey>

/** The chosen rows of a table. */
export interface Selection {
  /** Those chosen by their keys, on all pages; none while all rows of the list are chosen. */
  keys: Keys
  /** Those left out while all rows of the list are chosen; otherwise null. */
  except: Keys | null
  /** How many rows are chosen, on all pages. */
  count: number
  /** The chosen rows of the page, maybe with those of others. */
  shownKeys: Keys
  /** How many rows of the page are chosen. */
  onPage: number
  isPageChosen: boolean
  /** All rows of the list can be chosen, and are more than those of the page. */
  canChooseAll: boolean
  /** Chooses these rows of the page, and no others of it. Rows of other pages stay as they are. */
  chooseOnPage: (keys: 'all' | Keys) => void
  /** Chooses all rows of the list. */
  chooseAll: () => void
  /** Of all rows of the list, keeps the chosen ones of the page. */
  keepPage: () => void
  clear: () => void
}

interface SelectionOptions {
  allOf: object | undefined
  selectedKeys: Keys | undefined
  defaultSelectedKeys: Keys | undefined
  onSelectionChange: ((keys: Keys) => void) | undefined
  total: number
  isBusy: boolean
  /** The rows of the page. */
  pageKeys: readonly RowKey[]
}

const NO_KEYS: Keys = new Set()

/** Which rows of a table are chosen: by their keys, or as all rows of the list. Null when rows cannot be chosen. */
export function useSelection(options: SelectionOptions): Selection | null {
  const { allOf, selectedKeys, defaultSelectedKeys, onSelectionChange, total, isBusy, pageKeys } = options
  const [ownKeys, setOwnKeys] = useState(defaultSelectedKeys ?? NO_KEYS)
  const [except, setExcept] = useExcept(allOf)
  if (!selectedKeys && !defaultSelectedKeys && !onSelectionChange) return null
  const keys = except ? NO_KEYS : (selectedKeys ?? ownKeys)
  const chosenOnPage = pageKeys.filter((key) => (except ? !except.has(key) : keys.has(key)))
  const choose = (chosen: Keys, without: Keys | null = null) => {
    setExcept(without)
    setOwnKeys(chosen)
    onSelectionChange?.(chosen)
  }
  return {
    keys,
    except,
    count: except ? Math.max(total - except.size, 0) : keys.size,
    shownKeys: except ? new Set(chosenOnPage) : keys,
    onPage: chosenOnPage.length,
    isPageChosen: chosenOnPage.length === pageKeys.length,
    // While another answer is on its way, the total is not known to be that of what would be chosen.
    canChooseAll: allOf !== undefined && !isBusy && total > pageKeys.length,
    chooseOnPage: (chosen) => {
      if (!except) return choose(chosen === 'all' ? union(keys, pageKeys) : withOtherPages(chosen, keys, pageKeys))
      const left = pageKeys.filter((key) => chosen !== 'all' && !chosen.has(key))
      const without = union(withoutPage(except, pageKeys), left)
      choose(NO_KEYS, without.size < total ? without : null)
    },
    chooseAll: () => choose(NO_KEYS, NO_KEYS),
    keepPage: () => choose(new Set(chosenOnPage)),
    clear: () => choose(NO_KEYS),
  }
}

/** What is left out of all rows, for as long as these are what the same filters match. */
function useExcept(allOf: object | undefined) {
  const matching = JSON.stringify(allOf)
  const [all, setAll] = useState<{ matching: string; except: Keys } | null>(null)
  // Forgotten, not hidden: the way back to these filters must not choose anything.
  if (all && all.matching !== matching) setAll(null)
  const setExcept = (except: Keys | null) => setAll(except && { matching, except })
  return [all?.except ?? null, setExcept] as const
}

/** React Aria clears the rows of other pages with those of its own. It keeps in the set itself where a range began. */
function withOtherPages(chosen: Keys, before: Keys, pageKeys: readonly RowKey[]): Keys {
  const lost = [...withoutPage(before, pageKeys)].filter((key) => !chosen.has(key))
  return lost.length > 0 ? union(chosen, lost) : chosen
}

function withoutPage(keys: Keys, pageKeys: readonly RowKey[]): Keys {
  return new Set([...keys].filter((key) => !pageKeys.includes(key)))
}

function union(keys: Iterable<RowKey>, others: Iterable<RowKey>): Keys {
  return new Set([...keys, ...others])
}
