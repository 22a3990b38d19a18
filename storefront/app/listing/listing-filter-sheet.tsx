import { useBackCloses } from '@gauze/ui/hooks'
import type { AnchorProps } from '@gauze/ui/link'
import { GauzeProvider } from '@gauze/ui/provider'
import { ListingFilterSheet } from '@gauze/ui/search/listing-filter-sheet'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface StoreFilterSheetProps {
  onClose: () => void
  /** Below the filters: the categories. */
  children: ReactNode
}

/** The filters on a phone, which Back closes. */
export function StoreFilterSheet({ onClose, children }: StoreFilterSheetProps) {
  const close = useBackCloses(onClose)
  return (
    <ListingFilterSheet
      onClose={(then) =>
        close(() => {
          onClose()
          then?.()
        })
      }
    >
      <GauzeProvider link={LinkInPlace}>{children}</GauzeProvider>
    </ListingFilterSheet>
  )
}

/** A page that is chosen in the sheet takes its place in the history, too. */
function LinkInPlace({ href, ...props }: AnchorProps) {
  return <Link to={href} replace {...props} />
}
