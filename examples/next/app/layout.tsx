import type { ReactNode } from 'react'
import { Gauze } from './gauze'
import '@fontsource-variable/inter'
import '@gauze/ui/theme.css'
import './layout.css'

export const metadata = { title: 'Ward supplies' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Gauze>{children}</Gauze>
      </body>
    </html>
  )
}
