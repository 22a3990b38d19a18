import MiniSearch from 'minisearch'
import { search, searchOptions } from './search-options.js'

interface Found {
  readonly title: string
  readonly kind: string
  readonly text: string
  readonly path: string
}

const MOST_RESULTS = 12

/**
 * Makes the search field work: results while typing, chosen by arrow keys or mouse. The index loads with the first focus.
 *
 * @param box the element of the field and its list
 * @param root the relative path of the site's root
 */
export function startSearch(box: HTMLElement, root: string): void {
  const input = box.querySelector('input')
  const list = box.querySelector<HTMLElement>('[role="listbox"]')
  const status = box.querySelector<HTMLElement>('[role="status"]')
  if (!input || !list || !status) return
  let loading: Promise<MiniSearch> | null = null
  const load = () => {
    loading ??= fetch(`${root}search.json`)
      .then((answer) => answer.text())
      .then((json) => MiniSearch.loadJSON(json, searchOptions))
    return loading
  }
  let active = -1
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  const activate = (index: number) => {
    const all = options()
    active = all.length === 0 ? -1 : (index + all.length) % all.length
    for (const [at, option] of all.entries()) option.setAttribute('aria-selected', String(at === active))
    const option = all[active]
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }
  const close = () => {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    activate(-1)
  }
  const show = async () => {
    const term = input.value.trim()
    if (term === '') return close()
    const index = await load()
    if (input.value.trim() !== term) return
    const found = search(index, term).slice(0, MOST_RESULTS)
    list.replaceChildren(...found.map((row, at) => optionOf({ ...foundOf(row) }, at, root)))
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    status.textContent = found.length === 0 ? `No results for ${term}` : `${found.length} results`
    activate(found.length > 0 ? 0 : -1)
  }
  input.addEventListener('focus', () => void load())
  input.addEventListener('input', () => void show())
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter') options()[active]?.click()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    activate(active + (event.key === 'ArrowDown' ? 1 : -1))
  })
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) close()
  })
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    input.focus()
  })
  box.hidden = false
}

function foundOf(row: Readonly<Record<string, unknown>>): Found {
  const text = (name: string) => String(row[name] ?? '')
  return { title: text('title'), kind: text('kind'), text: text('text'), path: text('path') }
}

function optionOf({ title, kind, text, path }: Found, at: number, root: string): HTMLElement {
  const option = document.createElement('a')
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  option.id = `result-${at}`
  option.href = `${root}${path}`
  option.tabIndex = -1
  const parts = { b: title, span: kind, small: text }
  for (const [tag, words] of Object.entries(parts)) {
    const part = document.createElement(tag)
    part.textContent = words
    option.append(part)
  }
  return option
}
