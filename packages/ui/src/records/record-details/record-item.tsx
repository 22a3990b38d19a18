'use client'
import type { InvoiceDetails } from '@gauze/contract'
import { nameWithVariant, variantText } from '@gauze/rules'
import { unbroken } from '../../internal/unbroken.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { recordDetailsMessages } from './record-details.messages.js'

export interface RecordItemProps {
  /** The line whose item is shown. */
  line: Pick<InvoiceDetails['lines'][number], 'name' | 'urlComponent' | 'matrixDetails' | 'mpn' | 'itemName'>
}

/**
 * The item of a line: its name, which is a link while the store sells it, its variant and its numbers.
 *
 * @example <RecordItem line={line} />
 */
export function RecordItem({ line }: RecordItemProps) {
  const { name, urlComponent, matrixDetails, mpn, itemName } = line
  const text = useMessages('recordDetails', recordDetailsMessages)
  const routes = useRoutes()
  return (
    <div data-slot="item">
      {urlComponent ? (
        <Anchor href={routes.product(urlComponent)} aria-label={nameWithVariant(name, matrixDetails)}>
          {unbroken(name)}
        </Anchor>
      ) : (
        unbroken(name)
      )}
      <p data-slot="identity">
        {unbroken([variantText(matrixDetails), text.identity(mpn, itemName)].filter(Boolean).join(' · '))}
      </p>
    </div>
  )
}
