import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

interface DataTableBulkBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

export function DataTableBulkBar({ count, onClear, children }: DataTableBulkBarProps) {
  return (
    <div
      role="group"
      aria-label="Selected rows"
      className="sticky bottom-5 z-3 mx-3 mt-4 flex min-h-14 animate-arrive items-center gap-1 rounded-card border border-[light-dark(transparent,var(--ds-control))] bg-bar ps-4.5 pe-1.5 text-on-bar shadow-layer [--ds-focus:var(--ds-on-bar)] desk:mx-6"
    >
      <p role="status" className="grow font-semibold tabular-nums">
        {count} selected
      </p>
      {children}
      <button
        type="button"
        aria-label="Clear the selection"
        onClick={onClear}
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-[color-mix(in_oklab,var(--ds-on-bar)_14%,transparent)]"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}

interface DataTableBulkActionProps {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}

export function DataTableBulkAction({ icon, onClick, children }: DataTableBulkActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold hover:bg-[color-mix(in_oklab,var(--ds-on-bar)_14%,transparent)] [&>svg]:size-4.5"
    >
      {icon}
      {children}
    </button>
  )
}
