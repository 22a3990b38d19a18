import { Icon, type IconProps } from './icon.js'

/** A chevron that points to the right. */
export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8 5.5 4.5 4.5L8 14.5" />
    </Icon>
  )
}
