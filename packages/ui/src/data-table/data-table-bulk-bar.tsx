import { t } from '@kere/brand/messages'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { DataSelection } from './data-table-selection.ts'

interface DataTableBulkBarProps extends Pick<DataSelection, 'all'> {
  count: number
  onClear: () => void
  children: ReactNode
}

const pressed = 'hover:bg-[color-mix(in_oklab,var(--ds-on-bar)_14%,transparent)]'

export function DataTableBulkBar({ count, all, onClear, children }: DataTableBulkBarProps) {
  return (
    <div
      role="group"
      aria-label={t('Selected rows', 'For screen readers, part of a page')}
      className="sticky bottom-[calc(1.25rem+var(--shell-consent,0rem))] z-3 mx-3 mt-4 flex min-h-14 animate-arrive items-center gap-1 rounded-card border border-[light-dark(transparent,var(--ds-control))] bg-bar ps-4.5 pe-1.5 text-on-bar shadow-layer [--ds-focus:var(--ds-on-bar)] desk:mx-6"
    >
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 py-1">
        <p className="flex min-h-11 flex-wrap items-center gap-x-3">
          <span role="status" className="font-semibold tabular-nums">
            {all?.isSelected
              ? t('All {rows} selected', { rows: all.name }, 'List; rows are such as 12 courses')
              : t('{count} selected', { count }, 'Rows of a list')}
          </span>
          {all && !all.isSelected && (
            <button
              type="button"
              onClick={all.onSelect}
              className="min-h-11 cursor-pointer underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {t('Select all {rows}', { rows: all.name }, 'Button, list; rows are such as 12 courses')}
            </button>
          )}
        </p>
        <div className="-ms-3 flex flex-wrap items-center gap-1 wide:ms-0">{children}</div>
      </div>
      <button
        type="button"
        aria-label={t('Clear the selection', 'For screen readers, part of a page')}
        onClick={onClear}
        className={`grid size-11 shrink-0 cursor-pointer place-items-center self-start rounded-control mt-1.25 ${pressed}`}
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
      className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold ${pressed} [&>svg]:size-4.5`}
    >
      {icon}
      {children}
    </button>
  )
}
