import { Icon, type IconProps } from './icon.js'

/** A speech bubble, for help. */
export function QuestionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.500h13v9H9l-3.5 3v-3h-2zM8.5 7.800a1.6 1.6 0 1 1 2.2 1.500c-.5.2-.7.5-.7 1M10 11.600v.1" />
    </Icon>
  )
}
