'use client'
import { useState } from 'react'
import type { RowKey } from './data-table.types.js'

type Keys = ReadonlySet<RowKey>

/** The chosen rows of a table. */
export interface Selection {
  /** The keys of the chosen rows of all pages; empty while all rows of the list are chosen. */
  keys: Keys
  /** The keys of the excluded rows while all rows of the list are chosen; otherwise null. */
  except: Keys | null
  /** How many rows are chosen, on all pages. */
  count: number
  isChosen: (key: RowKey) => boolean
  /** How many rows of the page are chosen. */
  onPage: number
  isPageChosen: boolean
  /** All rows of the list can be chosen at once, and the list has more rows than the page. */
  canChooseAll: boolean
  /** Chooses a row of the page that is not chosen, and the other way around. */
  toggle: (key: RowKey) => void
  /** Chooses every row of the page, or none of them. Rows of other pages stay as they are. */
  togglePage: () => void
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
  const isChosen = (key: RowKey) => (except ? !except.has(key) : keys.has(key))
  const chosenOnPage = pageKeys.filter(isChosen)
  const isPageChosen = chosenOnPage.length === pageKeys.length
  const choose = (chosen: Keys, left: Keys | null = null) => {
    setExcept(left)
    setOwnKeys(chosen)
    onSelectionChange?.(chosen)
  }
  const change = (changed: readonly RowKey[], isAdding: boolean) => {
    if (!except) return choose(isAdding ? union(keys, changed) : without(keys, changed))
    const left = isAdding ? without(except, changed) : union(except, changed)
    choose(NO_KEYS, left.size < total ? left : null)
  }
  return {
    keys,
    except,
    count: except ? Math.max(total - except.size, 0) : keys.size,
    isChosen,
    onPage: chosenOnPage.length,
    isPageChosen,
    // While the next page is loading, the total may belong to other filters.
    canChooseAll: allOf !== undefined && !isBusy && total > pageKeys.length,
    toggle: (key) => change([key], !isChosen(key)),
    togglePage: () => change(pageKeys, !isPageChosen),
    chooseAll: () => choose(NO_KEYS, NO_KEYS),
    keepPage: () => choose(new Set(chosenOnPage)),
    clear: () => choose(NO_KEYS),
  }
}

/** The excluded rows of a choice of all rows. The choice ends when `allOf` changes. */
function useExcept(allOf: object | undefined) {
  const matching = JSON.stringify(allOf)
  const [all, setAll] = useState<{ matching: string; except: Keys } | null>(null)
  // Forgotten, not hidden: the way back to these filters must not choose anything.
  if (all && all.matching !== matching) setAll(null)
  const setExcept = (except: Keys | null) => setAll(except && { matching, except })
  return [all?.except ?? null, setExcept] as const
}

function without(keys: Keys, left: readonly RowKey[]): Keys {
  const out = new Set(left)
  return new Set([...keys].filter((key) => !out.has(key)))
}

function union(keys: Iterable<RowKey>, others: Iterable<RowKey>): Keys {
  return new Set([...keys, ...others])
}
