import { Icon, type IconProps } from './icon.js'

/** A trash can, for deleting. */
export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.500h12M8 5.500V4h4v1.500M5.5 5.500l.7 10a1 1 0 0 0 1 .9h5.600a1 1 0 0 0 1-.9l.7-10M8.5 8.800v4.400M11.5 8.800v4.4" />
    </Icon>
  )
}
