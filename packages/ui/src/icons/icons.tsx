import type { ReactNode } from 'react'

interface IconProps {
  /** Edge in CSS pixels. */
  size?: number
}

function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
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

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </Icon>
  )
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.3 17.3a2 2 0 0 0 3.4 0" />
    </Icon>
  )
}

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 3h2l1.9 9.2a1.5 1.5 0 0 0 1.5 1.2h6.4a1.5 1.5 0 0 0 1.5-1.2L17 6H5.2" />
      <circle cx="8.2" cy="16.6" r=".9" />
      <circle cx="14" cy="16.6" r=".9" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </Icon>
  )
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8 5.5 4.5 4.5L8 14.5" />
    </Icon>
  )
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5 7.5 10l4.5 4.5" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10h10" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10h10M10 5v10" />
    </Icon>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  )
}

export function ReorderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10a6 6 0 0 1 10.4-4.100L16 7.500M16 4v3.500h-3.500M16 10a6 6 0 0 1-10.4 4.100L4 12.500M4 16v-3.500h3.5" />
    </Icon>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.500h12M8 5.500V4h4v1.500M5.5 5.500l.7 10a1 1 0 0 0 1 .9h5.600a1 1 0 0 0 1-.9l.7-10M8.5 8.800v4.400M11.5 8.800v4.4" />
    </Icon>
  )
}

export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z" />
    </Icon>
  )
}

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h2M3.5 10h2M3.5 15h2M8.5 5h8M8.5 10h8M8.5 15h8" />
    </Icon>
  )
}

export function LeavesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16 16 4M6.5 4H16v9.5" />
    </Icon>
  )
}

const shapes = {
  dot: 'M1 5a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  ring: 'M1 5a4 4 0 1 0 8 0 4 4 0 1 0-8 0m1.2 0a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
  triangle: 'M0 9.5 5 1l5 8.5z',
  cross: 'M3.5 1h3v2.5H9v3H6.5V9h-3V6.5H1v-3h2.5z',
}

/** A shape before a status or an error, as high as a capital letter: no color is ever its only sign. */
export function Mark({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg aria-hidden="true" className="gz-icon" width=".75em" height=".75em" viewBox="0 0 10 10" fill="currentColor">
      <path fillRule="evenodd" d={shapes[shape]} />
    </svg>
  )
}
