import { t } from '@kere/brand/messages'
import { DataTableDecided } from '@kere/ui/data-table/data-table-decided'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { Link } from 'react-router-dom'
import { rowHref, type ListAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import type { List } from './list.ts'

interface ReviewQueueProps<F extends Filters, Row extends object> {
  list: List<F, Row>
  address: ListAddress<F>
  openId: string
  rows: readonly Row[]
  decided: { ids: readonly string[]; undoOf: (id: string) => (() => void) | null }
}

/** The page of a queue from which the item was opened, including the rows decided here. */
export function ReviewQueue<F extends Filters, Row extends object>({
  list,
  address,
  openId,
  rows,
  decided,
}: ReviewQueueProps<F, Row>) {
  if (rows.length === 0) return null
  const isOpenStill = (row: Row) => !decided.ids.includes(list.rowId(row)) && (list.waits?.(row) ?? true)
  const waiting = rows.filter(isOpenStill)
  const others = rows.filter((row) => !isOpenStill(row))
  return (
    <nav
      aria-label={t('Queue of {nouns}', { nouns: list.noun[1] }, 'For screen readers, review')}
      className="sticky top-(--table-top,0px) max-h-dvh self-start overflow-y-auto border-e border-hairline pe-4 pb-6 @max-[72rem]:hidden"
    >
      <div className="flex items-center gap-3 pb-2 text-meta text-muted tabular-nums">
        <ProgressBar
          label={t('Decided', 'Label, part of a page')}
          value={decided.ids.length}
          max={waiting.length + decided.ids.length}
          className="grow"
        />
        {t('{count} to review', { count: waiting.length }, 'Text, review')}
      </div>
      <ol className="list-none border-t-2 border-ink">
        {[...waiting, ...others].map((row) => {
          const id = list.rowId(row)
          const { title, lines, badge } = list.card(row)
          const isOver = others.includes(row)
          const isOpen = id === openId
          return (
            <li
              key={id}
              className={`relative flex min-h-14.5 items-center gap-2 border-b border-hairline px-2.5 py-2 leading-dense ${isOver ? 'bg-sunken' : ''} ${isOpen ? 'bg-brand-soft shadow-[inset_3px_0_0_var(--ds-brand)]' : 'hover:bg-hover'}`}
            >
              <span className="min-w-0 grow">
                <Link
                  to={rowHref(list, id, address)}
                  aria-current={isOpen || undefined}
                  className={`block truncate text-dense no-underline after:absolute after:inset-0 ${isOver ? 'text-muted' : 'font-semibold text-ink'}`}
                >
                  {title}
                </Link>
                <span className="block truncate text-meta text-muted">{lines.at(-1)}</span>
              </span>
              {isOver && !decided.ids.includes(id) && badge}
              <DataTableDecided id={id} name={list.rowName(row)} decided={decided} />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
