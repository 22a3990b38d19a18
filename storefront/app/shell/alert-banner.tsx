import { useStoreAlert } from '@gauze/ui/content/store-alert'
import { AlertBar } from '@gauze/ui/navigation/alert-bar'
import { reachedPart, ServedPart } from '../browser/served-part.js'

const RichText = reachedPart(async () => (await import('@gauze/ui/content/rich-text')).RichText)

/** The alert, announced as soon as the page is there; its text is in the page, and only a person needs its links. */
export function AlertBanner({ alert }: { alert: unknown }) {
  const { isDismissed, isKnown, dismiss } = useStoreAlert(alert)
  if (isDismissed) return null
  return (
    <AlertBar isKnown={isKnown} onDismiss={dismiss}>
      <ServedPart>
        <RichText document={alert} />
      </ServedPart>
    </AlertBar>
  )
}
