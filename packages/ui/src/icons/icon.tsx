import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge in CSS pixels. */
  size?: number
}

/** The frame of a drawn icon: 20 by 20 units, in the color of the text around it. */
export function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className="gz-icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
