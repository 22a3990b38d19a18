import { accountPage, accountPagesMessages } from '@gauze/ui/overview/account-pages'
import { type MetaLanguage, metaWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import { frameMessages } from '../shell/frame.messages.js'

/**
 * The `meta` of an account page that has a title in the library's words.
 *
 * @param page its name, such as `payment/create`
 * @param part its description for a step, whose heading that is
 * @param number of a later page of a list
 */
export function accountMeta(
  matches: MetaLanguage['matches'],
  page: string,
  part: 'title' | 'description' = 'title',
  number = 1,
) {
  const title = accountPage(page, metaWords(matches, 'accountPages', accountPagesMessages))?.[part] ?? ''
  return privateMeta(number > 1 ? metaWords(matches, 'frame', frameMessages).page(title, number) : title)
}
