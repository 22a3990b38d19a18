import { Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { ModulePage } from '../src/pages/module-page.js'
import '../src/site/site.css'
import { moduleOfStories } from './content.js'

/** The page of a component in Storybook: its stories, and what the documentation says of it. */
export function DocsPage() {
  const meta = useOf('meta', ['meta'])
  const module = moduleOfStories(String(meta.preparedMeta.parameters.fileName))
  if (!module) {
    return (
      <>
        <Title />
        <Primary />
        <Stories />
      </>
    )
  }
  return (
    <>
      <div className="docs docs-in-storybook sb-unstyled">
        <main>
          <ModulePage module={module} />
        </main>
      </div>
      {/* Outside of the frame above, whose styles are not for stories. */}
      <Stories />
    </>
  )
}
