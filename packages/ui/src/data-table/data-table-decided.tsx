import { t } from '@kere/brand/messages'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Button } from '../controls/button.tsx'
import type { DataTableProps } from './data-table-props.ts'

interface DataTableDecidedProps {
  id: string
  name: string
  decided: NonNullable<DataTableProps<never>['decided']>
}

/** Tells that a row was decided here, and offers the undo. It lies over the row's link. */
export function DataTableDecided({ id, name, decided: { ids, undoOf } }: DataTableDecidedProps) {
  const undo = undoOf(id)
  if (!ids.includes(id)) return null
  return (
    <span className="relative z-1 inline-flex items-center gap-2 text-meta font-semibold text-leaf">
      <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />
      {undo ? (
        <Button
          variant="quiet"
          size="toolbar"
          className="px-2"
          aria-label={t('Undo, {name}', { name }, 'For screen readers, a decision')}
          data-undo={ids.at(-1) === id ? 'last' : ''}
          onClick={undo}
        >
          {t('Undo', 'Button, part of a page')}
        </Button>
      ) : (
        t('Done', 'Text, part of a page')
      )}
    </span>
  )
}
