import { Icon, type IconProps } from './icon.js'

/** A check mark. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  )
}
