import { Icon, type IconProps } from './icon.js'

/** An arrow out of a box, for sharing. */
export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 12.500V3.500M6.5 6.5 10 3l3.5 3.500M6 9.500H4.500v7h11v-7H14" />
    </Icon>
  )
}
