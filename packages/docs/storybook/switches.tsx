import { spanish } from '@gauze/ui/languages/es'
import { GauzeProvider } from '@gauze/ui/provider'
import type { Decorator } from '@storybook/react-vite'
import { applyContrast } from './contrast.js'

/** The values of the toolbar's switches at first, in which the pictures of the stories are taken. */
export const initialSwitches = { theme: 'light', locale: 'en-US', direction: 'ltr', contrast: 'normal' }

/** Shows a story in the colors, language, direction and contrast of the toolbar. */
export const withSwitches: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  root.lang = String(globals.locale)
  root.dir = String(globals.direction)
  applyContrast(globals.contrast === 'forced' ? 'forced' : 'normal')
  if (globals.locale === initialSwitches.locale) return Story()
  return (
    <GauzeProvider locale={String(globals.locale)} messages={spanish}>
      {Story()}
    </GauzeProvider>
  )
}
