import { LinkButton } from '@gauze/ui/actions/link-button'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/success.js'

const WORDS = {
  account: {
    title: 'Your request has been created',
    text: 'We sent you an email with what happens next. A person checks every application, usually within one business day. Until then you can browse without prices.',
  },
  credit: {
    title: 'Your credit application has been sent',
    text: 'We check it by hand. Until it is approved, you can browse and search as before.',
  },
  other: { title: 'Thank you', text: 'We have what you sent, and will be in touch if anything is missing.' },
} as const

export function loader({ url }: Route.LoaderArgs) {
  const what = url.searchParams.get('for')
  return { words: what === 'account' || what === 'credit' ? WORDS[what] : WORDS.other }
}

export const headers = publicHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: loaderData?.words.title ?? WORDS.other.title, noindex: true })
}

/** The end of requests, and the return address for forms of other services, such as the credit application. */
export default function Success({ loaderData }: Route.ComponentProps) {
  const { title, text } = loaderData.words
  const { contact } = useSite()
  return (
    <div className="gz-page narrow">
      <PageHeading title={title} description={text} />
      <div className="actions">
        <LinkButton href="/shop">Browse the shop</LinkButton>
        <LinkButton href="/" variant="quiet">
          Go to the home page
        </LinkButton>
      </div>
      <p className="muted">
        Is it urgent? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>,{' '}
        {contact.hoursTextShort}.
      </p>
    </div>
  )
}
