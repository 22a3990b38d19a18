import { accountPagePermission, can } from '@gauze/rules'
import { AccountByPhone, accountPage } from '@gauze/ui/account/account-pages'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { data } from 'react-router-dom'
import { AccountHeading } from '../account/account-heading.js'
import { runtimeContext } from '../browser/store-runtime.js'
import { useSite } from '../data/use-site.js'
import type { Route } from './+types/account-unknown.js'

/** Finds the page; throws 404 if there is none, and 403 if this user may not see it (NAV-07). */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const path = params['*'].replace(/\/+$/, '')
  const page = accountPage(path)
  if (!page?.byPhone) throw data(null, { status: 404 })
  const user = await (await context.get(runtimeContext).load()).whoIsSignedIn()
  const permission = accountPagePermission(path)
  if (permission && !can(user, permission)) throw data(null, { status: 403 })
  return { title: page.title, action: page.byPhone }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? 'Your account'} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** An account page that people do by phone so far: what it is for, and whom to ask. */
export default function AccountUnknown({ loaderData: { action }, params }: Route.ComponentProps) {
  const { contact } = useSite()
  const { isPriceVisible } = useSession()
  return (
    <>
      <AccountHeading page={params['*'].replace(/\/+$/, '')} />
      <AccountByPhone action={action}>
        <p>
          <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
          <span className="muted">{contact.hoursTextShort}</span>
        </p>
        <p>
          <a href={`mailto:${contact.contactEmail}`}>{contact.contactEmail}</a>
        </p>
        <div className="actions">
          {isPriceVisible ? (
            <LinkButton href="/myaccount/menu/salesorders" variant="quiet">
              Sales Orders
            </LinkButton>
          ) : null}
          <LinkButton href="/myaccount" variant="quiet">
            Overview
          </LinkButton>
        </div>
      </AccountByPhone>
    </>
  )
}
