import { Icon, type IconProps } from './icon.js'

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.500 10h.01M10 10h.01M15.500 10h.01" strokeWidth={2.2} strokeLinecap="round" />
    </Icon>
  )
}
