/// <reference types="vite/client" />
import { nameParts } from '@gauze/rules'
import { usStates } from '@gauze/rules/address'
import * as ruleMessages from '@gauze/rules/messages'
import { composeStories, composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pseudoLocale, unmarked } from '../../test/pseudo-locale.js'
import { textsIn, visibleWords, withoutGiven, writtenIn } from '../../test/visible-words.js'
import { splitName } from '../internal/split-name.js'
import { unbrokenParts } from '../internal/unbroken.js'
import { GauzeProvider } from '../provider/index.js'

/** A file of stories; it names them as it likes. */
interface Stories {
  readonly default: Meta
  readonly Story: StoryObj
}

const messages = pseudoLocale([
  ruleMessages,
  ...Object.values(import.meta.glob<object>('../**/*.messages.ts', { eager: true })),
])
const files = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true })
const sources = import.meta.glob<string>(['../**/*.stories.tsx', '../story-data/*.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * The words of React Aria in a dialog and about the order of a table, which it has in thirty languages; the
 * weekdays, whole and short, and the months, which the formats write in the language; and the type of a file.
 */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const derived = [
  ...weekdays,
  ...weekdays.map((day) => day.slice(0, 3)),
  ...months,
  'Dismiss',
  'sortable column',
  'sorted by column',
  'in ascending order',
  'in descending order',
  'PDF',
]
const shared = [
  ...derived,
  ...textsIn(usStates),
  ...Object.keys(sources)
    .filter((file) => file.startsWith('../story-data/'))
    .flatMap((file) => writtenIn(sources[file] ?? '')),
]

// A play function looks for English words: it shows more of the component up to there, and then stops at once.
configure({ asyncUtilTimeout: 1 })

setProjectAnnotations({
  decorators: [
    (Story) => (
      <GauzeProvider messages={messages}>
        <Story />
      </GauzeProvider>
    ),
  ],
})

const nothing = composeStory({ render: () => <></> }, {})

// A story that is cut off may update after its end, of which React warns. The test of the story itself hears its warnings.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

// Running another story ends the one before, with its dialogs.
afterEach(() => nothing.run())

describe('LIB-08 every visible word can be replaced', () => {
  it.each(Object.entries(files))('in %s', async (file, module) => {
    const written = [...shared, ...writtenIn(sources[file] ?? '')]
    for (const [name, story] of Object.entries(composeStories(module))) {
      const running = story.run()
      await (story.play ? running.catch(() => undefined) : running)
      const texts = [...written, ...textsIn(story.args)]
      // A card, and a row in a long list, show a name in two parts; short values in a name have elements of their own.
      const parts = texts.flatMap((text) => [...Object.values(nameParts(text, [])), ...splitName(text)].filter(Boolean))
      const pieces = [...texts, ...parts].flatMap(unbrokenParts).map((piece) => piece.trim())
      const given = [...new Set([...texts, ...parts, ...pieces])].filter(Boolean).sort((a, b) => b.length - a.length)
      const stray = visibleWords(document.body).map((text) => withoutGiven(unmarked(text), given))
      expect([...new Set(stray)].filter(Boolean), `words of ${name} that are in no catalog`).toEqual([])
    }
  })
})
