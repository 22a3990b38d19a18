import { Icon, type IconProps } from './icon.js'

/** A shopping cart. */
export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 3h2l1.9 9.2a1.5 1.5 0 0 0 1.5 1.2h6.4a1.5 1.5 0 0 0 1.5-1.2L17 6H5.2" />
      <circle cx="8.2" cy="16.6" r=".9" />
      <circle cx="14" cy="16.6" r=".9" />
    </Icon>
  )
}
