import ChevronDown from 'lucide-react/icons/chevron-down'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  marker?: 'chevron' | 'plus' | undefined
  isOpen?: boolean | undefined
  /** Of several with one name only one is open at a time. */
  name?: string | undefined
  children: ReactNode
  className?: string | undefined
}

export function Disclosure({
  summary,
  marker = 'chevron',
  isOpen = false,
  name,
  children,
  className = '',
}: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className={`group/disclosure border-b border-hairline ${className}`}>
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 grow">{summary}</div>
        {marker === 'chevron' ? (
          <ChevronDown
            aria-hidden="true"
            className="mt-0.5 size-5 transition-transform group-open/disclosure:rotate-180"
          />
        ) : (
          <>
            <Plus aria-hidden="true" className="mt-0.5 size-5 text-muted group-open/disclosure:hidden" />
            <Minus aria-hidden="true" className="mt-0.5 hidden size-5 text-muted group-open/disclosure:block" />
          </>
        )}
      </summary>
      <div className="pb-3.5">{children}</div>
    </details>
  )
}
