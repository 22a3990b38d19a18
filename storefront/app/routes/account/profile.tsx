import { accountPath } from '@gauze/rules'
import { Profile } from '@gauze/ui/company/profile'
import { useList } from '@gauze/ui/hooks'
import { Link } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { MetaLanguage } from '../../language/words.js'
import { useWords } from '../../language/words.js'
import { profileScreenMessages } from './profile.messages.js'

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'profile')
}

/** Name, phone and mail address of the person. */
export default function ProfilePage() {
  const { load } = useRuntime()
  const { table } = useList({
    query: onlyRecord,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const profile = await (await load()).api.getProfile({}, options)
      return { results: [profile], total: 1, page: 1, pages: 1, limit: onlyRecord.limit }
    },
  })
  return (
    <>
      <AccountHeading page="profile" />
      <Profile
        profile={table.rows[0] ?? null}
        status={table.status}
        onRetry={table.onRetry}
        onSave={async (profile) => (await load()).api.saveProfile(profile)}
        onChangeEmail={async (change) => (await load()).api.changeEmail(change)}
      />
      <p className="muted">
        <Link to={accountPath('security')}>{useWords('profileScreen', profileScreenMessages).security}</Link>
      </p>
    </>
  )
}
