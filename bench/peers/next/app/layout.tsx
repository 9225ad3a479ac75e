import type { Viewport } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Footer, Header } from '../page/chrome.tsx'

export const viewport: Viewport = { colorScheme: 'light dark' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Header Link={Link} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer Link={Link} />
      </body>
    </html>
  )
}
