/** How long a button says that it has copied, in milliseconds. */
const COPIED_FOR = 2000

/** Gives each block of code a button that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre.docs-code')) {
    const frame = document.createElement('div')
    frame.className = 'docs-copied'
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent)
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, COPIED_FOR)
    })
    block.replaceWith(frame)
    frame.append(block, button)
  }
}
