import { data } from 'react-router-dom'

/** Answers 404 for every address below the account's menu that is no page. */
export function clientLoader() {
  throw data(null, { status: 404 })
}

/** Never shown, because the loader always throws; the page of the error keeps the menu of the account. */
export default function AccountUnknown() {
  return null
}
