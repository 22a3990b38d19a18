import { Icon, type IconProps } from './icon.js'

/** A circular arrow, for ordering again. */
export function ReorderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10a6 6 0 0 1 10.4-4.100L16 7.500M16 4v3.500h-3.500M16 10a6 6 0 0 1-10.4 4.100L4 12.500M4 16v-3.500h3.5" />
    </Icon>
  )
}
