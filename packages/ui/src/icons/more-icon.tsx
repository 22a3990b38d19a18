import { Icon, type IconProps } from './icon.js'

/** Three dots, for further actions. */
export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.3 10h.4M9.8 10h.4M15.3 10h.4" />
    </Icon>
  )
}
