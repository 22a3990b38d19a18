/** Shows the code of the chosen story only, and gives the frame the height of its story. */
export function followStories(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name="story"]')
  if (!frame) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-story]')]
  const codes = [...document.querySelectorAll<HTMLDetailsElement>('[data-code-of]')]
  const choose = (link: HTMLAnchorElement | undefined) => {
    const isOpen = codes.some(({ open, hidden }) => open && !hidden)
    for (const other of links) {
      if (other === link) other.setAttribute('aria-current', 'true')
      else other.removeAttribute('aria-current')
    }
    for (const code of codes) {
      code.hidden = code.dataset.codeOf !== link?.dataset.story
      code.open = isOpen && !code.hidden
    }
    frame.title = link?.textContent ?? 'Example'
    frame.dataset.viewport = link?.dataset.viewport ?? ''
  }
  for (const link of links) link.addEventListener('click', () => choose(link))
  choose(links.find((link) => link.hasAttribute('aria-current')))
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== frame.contentWindow || data?.type !== 'gauze-docs.height') return
    frame.style.height = `${Math.min(Math.max(Number(data.height) || 0, 120), 900)}px`
  })
}
