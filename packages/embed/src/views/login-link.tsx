import { LinkButton, type LinkButtonProps } from '@gauze/ui/actions/link-button'
import { useEmbedding } from './embed-context.js'

/** The link to the store's login page. The page hears `gauze-login-required` first and may cancel it to act itself. */
export function LoginLink(props: Omit<LinkButtonProps, 'href'>) {
  const { store, host } = useEmbedding()
  const { loginUrl } = store.links
  return (
    <LinkButton
      {...props}
      href={loginUrl}
      onClick={(event) => {
        const options = { origin: host, isCancelable: true }
        if (!store.announce('gauze-login-required', { loginUrl, reason: 'asked' }, options)) event.preventDefault()
      }}
    />
  )
}
