import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { PaperNews } from './index.js'

const blocked = { failure: null, blocked: '/papers.pdf' }

describeConformance('PaperNews', (props) => <PaperNews {...props} papers={blocked} />, { hasNoRef: true })

it('ACCT-13 says nothing while all is well, and why a paper failed in the words of its failure', async () => {
  const { container, rerender } = mount(<PaperNews papers={{ failure: null, blocked: null }} />)
  expect(container.textContent).toBe('')
  rerender(
    <PaperNews papers={{ failure: { code: 'not-found', detail: 'There is no such invoice.' }, blocked: null }} />,
  )
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The file could not be made. There is no such invoice.')
})
