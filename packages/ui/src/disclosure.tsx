import ChevronDown from 'lucide-react/icons/chevron-down'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

/** At the end of a line, or of a grid. */
const markerPlace = 'row-start-1 -col-end-1 mt-0.5 size-5 shrink-0'

interface DisclosureProps {
  /** Headings and what runs in a line: a summary may hold no boxes. */
  summary: ReactNode
  /** How the summary lays out what it holds, the marker last. */
  summaryLayout?: string | undefined
  marker?: 'chevron' | 'plus' | undefined
  isOpen?: boolean | undefined
  /** Of several with one name only one is open at a time. */
  name?: string | undefined
  children: ReactNode
  className?: string | undefined
}

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
    <details name={name} open={isOpen} className={`group/disclosure border-b border-hairline ${className}`}>
      <summary className={`min-h-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden ${summaryLayout}`}>
        {summary}
        {marker === 'chevron' ? (
          <ChevronDown
            aria-hidden="true"
            className={`${markerPlace} transition-transform group-open/disclosure:rotate-180`}
          />
        ) : (
          <>
            <Plus aria-hidden="true" className={`${markerPlace} text-muted group-open/disclosure:hidden`} />
            <Minus aria-hidden="true" className={`${markerPlace} hidden text-muted group-open/disclosure:block`} />
          </>
        )}
      </summary>
      <div className="pb-3.5">{children}</div>
    </details>
  )
}
