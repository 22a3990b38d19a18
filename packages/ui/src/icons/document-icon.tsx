import { Icon, type IconProps } from './icon.js'

/** A sheet of paper. */
export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M7.5 10.5h5.5M7.5 13.5h5.5" />
    </Icon>
  )
}
