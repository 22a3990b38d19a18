import { PageHeading, type PageHeadingProps } from '@gauze/ui/navigation/page-heading'
import { useAccountPage } from '@gauze/ui/overview/account-pages'

export interface AccountHeadingProps extends Partial<PageHeadingProps> {
  /** The name of a page that has a title, such as `payment/create`. */
  page: string
  /** The page is a step of what its title names: the heading is the step, and the title stands below. */
  isStep?: boolean
}

/**
 * The heading of an account page: its title and its description, unless the props have others.
 *
 * @example <AccountHeading page="reorder" />
 */
export function AccountHeading({ page, isStep = false, ...props }: AccountHeadingProps) {
  const words = useAccountPage(page)
  const [title, description] = isStep ? [words?.description, words?.title] : [words?.title, words?.description]
  return <PageHeading title={title} description={description} {...props} />
}
