/** Strokes on a square of 20. */
const PICTURES: Readonly<Record<string, string>> = {
  overview: 'M3.5 3.5h5.5v5.5h-5.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5h-5.5zM11 11h5.5v5.5H11z',
  profile: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c.6-3 3-4.5 6-4.5s5.400 1.5 6 4.5',
  company: 'M4 16.5v-13h8v13M12 8h4v8.5M2.5 16.5h15M6.5 6.5h3M6.5 9.5h3M6.5 12.5h3',
  billing: 'M2.5 5h15v10h-15zM2.5 8.5h15M5.5 12h3',
  orders: 'M5 2.5h10v15l-2.5-1.5-2.5 1.5-2.5-1.5-2.5 1.5zM7.5 6.5h5M7.5 9.5h5',
  reorder: 'M16 8a6.5 6.5 0 0 0-11.5-2L3 8M3 4v4h4M4 12a6.5 6.5 0 0 0 11.5 2l1.5-2M17 16v-4h-4',
  lists: 'M7 5h10M7 10h10M7 15h10M3.200 5h.1M3.200 10h.1M3.200 15h.1',
  approvals: 'M10 2.5l6 2.5v4.5c0 4-2.5 6.5-6 8-3.5-1.5-6-4-6-8V5zM7.5 10l1.800 1.800 3.400-3.600',
  recalls: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.3h.1',
  delivery:
    'M2.5 5h9v8.5h-9zM11.5 8h3l3 3v2.5h-6M5.5 16.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM14 16.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
}

/** The picture of a menu entry: decoration next to its words. */
export function SideMenuIcon({ name }: { name: string | undefined }) {
  const picture = name === undefined ? undefined : PICTURES[name]
  if (!picture) return null
  return (
    <svg aria-hidden="true" className="gz-icon" width="18" height="18" viewBox="0 0 20 20">
      <path d={picture} />
    </svg>
  )
}
