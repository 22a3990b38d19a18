import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge in CSS pixels. */
  size?: number
}

/**
 * The frame of a drawn icon: 20 by 20 units, in the color of the text around it. A page has many icons, so `required.css`
 * has how their lines are drawn.
 */
export function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="gz-icon" width={size} height={size} viewBox="0 0 20 20">
      {children}
    </svg>
  )
}
