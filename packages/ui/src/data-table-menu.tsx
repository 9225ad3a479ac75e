import ChevronDown from 'lucide-react/icons/chevron-down'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

interface DataTableMenuProps {
  label: ReactNode
  /** Before the words, instead of the arrow after them. */
  icon?: ReactNode
  /** The edge of the button that the layer hangs from. */
  edge?: 'start' | 'end'
  children: ReactNode
  className?: string
}

/** A small layer under a button of the bar over a table; leaving it or Escape closes it. */
export function DataTableMenu({ label, icon, edge = 'start', children, className = '' }: DataTableMenuProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  const escape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.preventDefault()
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is handled comes from the controls inside
    <details onBlur={leave} onKeyDown={escape} className={`group/menu relative ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-hairline bg-surface px-3 text-dense whitespace-nowrap hover:bg-hover desk:min-h-9.5 [&::-webkit-details-marker]:hidden [&>svg]:size-4.5">
        {icon}
        {label}
        {!icon && (
          <ChevronDown aria-hidden="true" className="transition-transform group-open/menu:rotate-180" />
        )}
      </summary>
      <div
        // Takes the focus of a click beside the controls, which would otherwise leave the layer and close it.
        tabIndex={-1}
        className={`absolute top-full z-4 mt-1.5 min-w-56 animate-drop rounded-card border border-hairline bg-raised p-3.5 shadow-layer ${edge === 'start' ? 'inset-s-0' : 'inset-e-0'}`}
      >
        {children}
      </div>
    </details>
  )
}
