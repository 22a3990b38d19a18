import { Icon, type IconProps } from './icon.js'

/** A minus sign. */
export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10h10" />
    </Icon>
  )
}
