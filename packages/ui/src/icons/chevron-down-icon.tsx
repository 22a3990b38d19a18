import { Icon, type IconProps } from './icon.js'

/** A chevron that points down. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </Icon>
  )
}
