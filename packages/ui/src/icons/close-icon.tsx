import { Icon, type IconProps } from './icon.js'

/** A cross, for closing. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  )
}
