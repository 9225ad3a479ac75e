import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { closingDetails } from '../overlays/closing-details.ts'

interface DataTableMenuProps {
  title?: string
  label: ReactNode
  icon?: ReactNode
  edge?: 'start' | 'end'
  look?: 'filter' | 'filter in force' | 'quiet'
  children: ReactNode
  className?: string
}

const menuLooks = {
  filter: 'border-control bg-surface hover:bg-hover desk:border-hairline',
  'filter in force': 'border-brand bg-brand-soft',
  quiet: 'border-transparent bg-surface hover:bg-hover',
}

export function DataTableMenu({
  title,
  label,
  icon,
  edge = 'start',
  look = 'filter',
  children,
  className = '',
}: DataTableMenuProps) {
  return (
    <details {...closingDetails} className={`group/menu relative ${className}`}>
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {title && <span className="mb-1.5 block text-snug leading-dense font-semibold desk:sr-only">{title}</span>}
        <span
          className={`flex min-h-11 items-center justify-between gap-2 rounded-control border px-3 text-dense whitespace-nowrap desk:inline-flex desk:min-h-9.5 [&>svg]:size-4.5 ${menuLooks[look]}`}
        >
          {icon}
          {label}
          {!icon && <ChevronDown aria-hidden="true" className="transition-transform group-open/menu:rotate-180" />}
        </span>
      </summary>
      <div
        // Takes the focus of a click between the controls, because the layer closes when the focus leaves it.
        tabIndex={-1}
        className={`z-4 mt-1.5 min-w-56 rounded-card border border-hairline bg-raised p-3.5 desk:absolute desk:top-full desk:animate-drop desk:shadow-layer ${edge === 'start' ? 'desk:inset-s-0' : 'desk:inset-e-0'}`}
      >
        {children}
      </div>
    </details>
  )
}
