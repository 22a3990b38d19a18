import { ErrorPage } from '../errors/error-page.js'

/** An account page that does not exist. */
export default function AccountUnknown() {
  return <ErrorPage status={404} />
}
