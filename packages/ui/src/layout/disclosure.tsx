import type { ReactNode } from 'react'

interface DisclosureProps {
  /** Headings and inline content, because HTML allows no block elements in a summary. */
  summary: ReactNode
  summaryLayout?: string | undefined
  marker?: keyof typeof markers | undefined
  isOpen?: boolean | undefined
  /** Disclosures with the same name close each other, so that only one of them is open. */
  name?: string | undefined
  children: ReactNode
  className?: string | undefined
}

const markers = { chevron: 'disclosure-chevron', plus: 'disclosure-plus' } as const

export function Disclosure({
  summary,
  summaryLayout = 'flex items-start gap-3 py-2.5 [&>:first-child]:min-w-0 [&>:first-child]:grow',
  marker = 'chevron',
  isOpen = false,
  name,
  children,
  className = '',
}: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className={`disclosure ${className}`}>
      <summary className={`min-h-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden ${summaryLayout}`}>
        {summary}
        <span aria-hidden="true" className={`glyph disclosure-marker ${markers[marker]}`} />
      </summary>
      <div className="pb-3.5">{children}</div>
    </details>
  )
}
