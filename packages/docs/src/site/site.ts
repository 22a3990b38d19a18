import './site.css'
import { addCopyButtons } from './copy.js'
import { startSearch } from './search.js'
import { followStories } from './stories.js'
import { chooseScheme, followTheme, type Scheme } from './theme.js'

function startThemeSwitch(button: HTMLButtonElement) {
  let scheme: Scheme = 'light'
  scheme = followTheme((next) => {
    scheme = next
    document.documentElement.dataset.theme = next
    button.textContent = next === 'dark' ? 'Light colors' : 'Dark colors'
  })
  button.hidden = false
  button.addEventListener('click', () => {
    chooseScheme(scheme === 'dark' ? 'light' : 'dark')
    // The page that changes the storage gets no event of it.
    dispatchEvent(new StorageEvent('storage', { key: 'gauze-docs.theme' }))
  })
}

/** A narrow screen starts with the menu closed; a wide one with the current page in view in the menu. */
function startMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('.docs-menu details')
  const narrow = matchMedia('(width < 60rem)')
  const apply = () => {
    if (menu) menu.open = !narrow.matches
  }
  narrow.addEventListener('change', apply)
  apply()
  const nav = menu?.parentElement
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollTop = current.offsetTop - nav.clientHeight / 2
}

/** A link to a closed part opens it. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target instanceof HTMLDetailsElement) target.open = true
}

const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]')
if (button) startThemeSwitch(button)
const search = document.querySelector<HTMLElement>('[data-search]')
if (search) startSearch(search, document.documentElement.dataset.root ?? '')
startMenu()
followStories()
// A page without a secure connection has no clipboard.
if (isSecureContext) addCopyButtons()
addEventListener('hashchange', openTarget)
openTarget()
document.documentElement.dataset.ready = 'true'
