import { Icon, type IconProps } from './icon.js'

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10h10" />
    </Icon>
  )
}
