import { Icon, type IconProps } from './icon.js'

/** Three rows, for a view as a list. */
export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h2M3.5 10h2M3.5 15h2M8.5 5h8M8.5 10h8M8.5 15h8" />
    </Icon>
  )
}
