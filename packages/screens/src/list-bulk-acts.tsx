import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { DataTableBulkAction } from '@kere/ui/data-table-bulk-bar'
import { Dialog } from '@kere/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from './count.ts'
import { wordsOf, type OfferedAct } from './list-bulk.ts'

interface ListBulkActsProps {
  list: string
  noun: readonly [one: string, many: string]
  acts: readonly OfferedAct[]
  hrefOf: (id: string) => string
  all: { matching: Readonly<Record<string, string>>; total: number; totalIsLowerBound: boolean } | null
  onStart: () => void
}

/** What can be undone is done at once; of all that were found it is asked first, because they are not all seen. */
export function ListBulkActs({ list, noun, acts, hrefOf, all, onStart }: ListBulkActsProps) {
  const { context } = useRemote()
  const cache = useQueryClient()
  const [asked, setAsked] = useState<OfferedAct | null>(null)
  const [isAsking, setAsking] = useState(false)
  const offered = acts.filter(({ rows }) => all !== null || rows.length > 0)
  const meantBy = ({ rows }: OfferedAct) =>
    all ? countOf(all.total, noun, all.totalIsLowerBound) : countOf(rows.length, noun)

  const start = (act: OfferedAct) => {
    setAsking(false)
    context.startBulk?.({
      list,
      act: wordsOf(act),
      acts: acts.map(wordsOf),
      noun,
      rows: all ? { matching: all.matching } : act.rows,
      total: all ? (all.totalIsLowerBound ? null : all.total) : act.rows.length,
      hrefOf,
      onChange: () => void cache.invalidateQueries(),
    })
    onStart()
  }
  const ask = (act: OfferedAct) => {
    setAsked(act)
    setAsking(true)
  }

  return (
    <>
      {offered.map((act) => (
        <DataTableBulkAction
          key={act.name}
          icon={act.icon}
          onClick={() => (all || act.question ? ask(act) : start(act))}
        >
          {act.label}
        </DataTableBulkAction>
      ))}
      <Dialog
        title={asked ? `${asked.label} ${meantBy(asked)}?` : ''}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => asked && start(asked)}>{asked?.label}</Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </>
        }
      >
        {asked?.question && <p>{asked.question}</p>}
        {all && (
          <p className="mt-2 text-dense text-muted">
            This includes {noun[1]} on other pages. You can stop at any time.
          </p>
        )}
      </Dialog>
    </>
  )
}
