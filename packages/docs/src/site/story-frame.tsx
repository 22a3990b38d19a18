import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import preview from '../../../../.storybook/preview.js'
import './frame.css'
import { followTheme } from './theme.js'

/** The files of the stories, by the part of a story's id that names its file. */
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../../../ui/src/**/*.stories.tsx')

async function show(id: string, target: HTMLElement) {
  const [key = '', name = ''] = id.split('--')
  const load = files[`../../../ui/src/${key}.stories.tsx`]
  const Story = load && Reflect.get(composeStories(await load()), name)
  if (typeof Story !== 'function') throw new Error(`There is no story ${id}. Choose one of the page's list.`)
  document.title = name
  await Story.load?.()
  createRoot(target).render(<Story />)
  if (parent !== window) reportHeight(Number.parseFloat(Story.parameters?.docs?.story?.height) || 0)
}

/** The height that a dialog, menu or list needs above the story, in px. */
const LAYER_HEIGHT = 560

/**
 * Tells the page around the frame how tall the story is.
 *
 * @param least the height that the story asks for, in px: a message at the edge of the window takes no room by itself
 */
function reportHeight(least: number) {
  const report = () => {
    const layer = document.querySelector('dialog[open], [role="dialog"], [role="menu"], [role="listbox"]')
    const height = Math.max(document.body.scrollHeight, least, layer ? LAYER_HEIGHT : 0)
    parent.postMessage({ type: 'gauze-docs.height', height }, location.origin)
  }
  new ResizeObserver(report).observe(document.body)
  new MutationObserver(report).observe(document.body, { childList: true })
}

const target = document.getElementById('story')
if (target) {
  const theme = followTheme((scheme) => {
    document.documentElement.dataset.theme = scheme
  })
  setProjectAnnotations([preview, { initialGlobals: { theme } }])
  await show(new URLSearchParams(location.search).get('story') ?? '', target)
}
