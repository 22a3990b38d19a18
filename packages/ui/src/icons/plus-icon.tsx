import { Icon, type IconProps } from './icon.js'

/** A plus sign. */
export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10h10M10 5v10" />
    </Icon>
  )
}
