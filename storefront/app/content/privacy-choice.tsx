import { isDeniedByBrowser, readConsentChoice, writeConsentChoice } from '@gauze/api-client/analytics'
import { Checkbox } from '@gauze/ui/forms/checkbox'
import { useEffect, useId, useState } from 'react'

type State = 'unknown' | 'measured' | 'declined' | 'declinedByBrowser' | 'notKept'

const WORDS: Readonly<Record<State, string>> = {
  unknown: 'This choice needs JavaScript. Without it, your visits are not measured.',
  measured: 'Your visits are counted, without your name or email address.',
  declined: 'Your visits are not measured in this browser.',
  declinedByBrowser: 'Your browser asks stores not to measure you, and we keep to that.',
  notKept: 'This browser does not let us keep your choice. Allow it to store data for this site, then try again.',
}

/** The choice whether visits may be measured (OPS-01); stored only in this browser. */
export function PrivacyChoice() {
  const id = useId()
  const [state, setState] = useState<State>('unknown')
  useEffect(() => setState(currentState()), [])
  const isDeclined = state === 'declined' || state === 'declinedByBrowser'
  return (
    <section className="gz-panel privacy-choice" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Measuring visits</h2>
      <p>
        We count pages, clicks and searches unless you decline. Searches themselves are kept for 180 days either way,
        with your login and company when you are logged in.
      </p>
      <Checkbox
        checked={isDeclined}
        disabled={state === 'unknown' || state === 'declinedByBrowser'}
        aria-describedby={`${id}-state`}
        onChange={(isChecked) =>
          setState(writeConsentChoice(isChecked ? 'denied' : 'granted') ? currentState() : 'notKept')
        }
      >
        Do not measure my visits
      </Checkbox>
      <p id={`${id}-state`} role="status" className="muted">
        {WORDS[state]}
      </p>
    </section>
  )
}

function currentState(): State {
  if (isDeniedByBrowser()) return 'declinedByBrowser'
  return readConsentChoice() === 'denied' ? 'declined' : 'measured'
}
