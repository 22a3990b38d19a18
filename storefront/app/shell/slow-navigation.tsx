import { SlowPage } from '@gauze/ui/navigation/slow-page'
import { useNavigation } from 'react-router-dom'

/** Says that the page that somebody opened is on its way, when it takes long. */
export function SlowNavigation() {
  const { state, location } = useNavigation()
  return <SlowPage pageKey={state === 'loading' ? location.key : null} />
}
