import { readFileSync } from 'node:fs'
import { supportedBrowsersDialogMessages } from '@gauze/ui/feedback/supported-browsers-dialog'
import { expect, it } from 'vitest'

it('SHELL-06 the script for Internet Explorer has the same words as the dialog', () => {
  const script = readFileSync(new URL('../../public/supported-browsers.js', import.meta.url), 'utf8')
  for (const words of Object.values(supportedBrowsersDialogMessages)) expect(script).toContain(`'${words}'`)
})
