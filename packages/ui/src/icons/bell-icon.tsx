import { Icon, type IconProps } from './icon.js'

/** A bell, for notifications. */
export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.3 17.3a2 2 0 0 0 3.4 0" />
    </Icon>
  )
}
