import { lazy, Suspense } from 'react'

// On demand: tests of stories load no documentation.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.js')).DocsPage }))

function Page() {
  return (
    <Suspense fallback={<p>Reading the sources …</p>}>
      <DocsPage />
    </Suspense>
  )
}

/** The parameters of Storybook alone, without those of the tests and of the documentation's own site. */
export const parameters = { docs: { page: Page } }
