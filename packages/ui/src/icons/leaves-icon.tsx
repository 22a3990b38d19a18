import { Icon, type IconProps } from './icon.js'

/** An arrow to the upper right, for a link that leaves the site. */
export function LeavesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16 16 4M6.5 4H16v9.5" />
    </Icon>
  )
}
