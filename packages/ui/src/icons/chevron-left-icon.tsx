import { Icon, type IconProps } from './icon.js'

/** A chevron that points to the left. */
export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5 7.5 10l4.5 4.5" />
    </Icon>
  )
}
