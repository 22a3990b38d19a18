import { PageHeading, type PageHeadingProps } from '@gauze/ui/navigation/page-heading'
import { useAccountPage } from '@gauze/ui/overview/account-pages'

export interface AccountHeadingProps extends Partial<PageHeadingProps> {
  /** The name of a page that has a title, such as `payment/create`. */
  page: string
}

/**
 * The heading of an account page: its title and its description, unless the props have others.
 *
 * @example <AccountHeading page="reorder" />
 */
export function AccountHeading({ page, ...props }: AccountHeadingProps) {
  const words = useAccountPage(page)
  return <PageHeading title={words?.title} description={words?.description} {...props} />
}
