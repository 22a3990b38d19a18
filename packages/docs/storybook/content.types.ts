import type { DrawnMachine } from '../src/pages/machine-page.js'
import type { SiteContent } from '../src/pages/site-pages.js'

/** The content of the documentation as JSON. */
export interface StorybookContent extends Omit<SiteContent, 'machines'> {
  readonly machines: Readonly<Record<string, readonly DrawnMachine[]>>
}
