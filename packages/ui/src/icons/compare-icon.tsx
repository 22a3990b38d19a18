import { Icon, type IconProps } from './icon.js'

/** Two columns, for comparing. */
export function CompareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.500h5v11h-5zM11.5 4.500h5v11h-5z" />
    </Icon>
  )
}
