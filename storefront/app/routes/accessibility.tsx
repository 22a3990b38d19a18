import { useDateFormat, useFormats } from '@gauze/ui/formats'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { conformance } from '../content/conformance.generated.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { CallUs } from '../shell/call-us.js'
import type { Route } from './+types/accessibility.js'
import { accessibilityScreenMessages } from './accessibility.messages.js'

export function loader() {
  return conformance
}

export const headers = publicHeaders

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = metaWords(matches, 'accessibilityScreen', accessibilityScreenMessages)
  return pageMeta({ title, description })
}

/** The statement of accessibility, with the figures of the report of conformance (PLUS-08). */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const text = useWords('accessibilityScreen', accessibilityScreenMessages)
  const { number } = useFormats()
  const date = useDateFormat()
  const { recordedOn, supported, notApplicable, notEvaluated } = loaderData
  return (
    <div className="gz-page narrow">
      <PageHeading title={text.title} description={text.description} />
      <div className="gz-rich-text">
        <h2>{text.standardTitle}</h2>
        <p>{text.standard}</p>
        <h2>{text.checksTitle}</h2>
        <p>{text.checks(date(recordedOn))}</p>
        <ul>
          <li>{text.supported(number(supported))}</li>
          <li>{text.notApplicable(number(notApplicable))}</li>
          <li>
            {text.notEvaluated(number(notEvaluated.length))}
            <ul lang="en">
              {notEvaluated.map((criterion) => (
                <li key={criterion}>{criterion}</li>
              ))}
            </ul>
          </li>
        </ul>
        <p>
          <a href="/accessibility.yaml" download>
            {text.report}
          </a>
        </p>
        <h2>{text.helpTitle}</h2>
        <p>
          <CallUs>{text.help}</CallUs>
        </p>
      </div>
    </div>
  )
}
