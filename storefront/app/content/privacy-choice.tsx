import { isDeniedByBrowser, readConsentChoice, writeConsentChoice } from '@gauze/api-client/analytics'
import { Checkbox } from '@gauze/ui/forms/checkbox'
import { useEffect, useId, useState } from 'react'
import { useWords } from '../language/words.js'
import { privacyChoiceMessages } from './privacy-choice.messages.js'

type State = 'unknown' | 'measured' | 'declined' | 'declinedByBrowser' | 'notKept'

/** The choice whether visits may be measured (OPS-01); stored only in this browser. */
export function PrivacyChoice() {
  const id = useId()
  const text = useWords('privacyChoice', privacyChoiceMessages)
  const [state, setState] = useState<State>('unknown')
  useEffect(() => setState(currentState()), [])
  const isDeclined = state === 'declined' || state === 'declinedByBrowser'
  return (
    <section className="gz-panel privacy-choice" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.title}</h2>
      <p>{text.text}</p>
      <Checkbox
        checked={isDeclined}
        disabled={state === 'unknown' || state === 'declinedByBrowser'}
        aria-describedby={`${id}-state`}
        onChange={(isChecked) =>
          setState(writeConsentChoice(isChecked ? 'denied' : 'granted') ? currentState() : 'notKept')
        }
      >
        {text.decline}
      </Checkbox>
      <p id={`${id}-state`} role="status" className="muted">
        {text[state]}
      </p>
    </section>
  )
}

function currentState(): State {
  if (isDeniedByBrowser()) return 'declinedByBrowser'
  return readConsentChoice() === 'denied' ? 'declined' : 'measured'
}
