import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DataTableBulkAction } from '@kere/ui/data-table/data-table-bulk-bar'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '@kere/brand/count'
import { wordsOf, type OfferedAct } from './list-bulk.ts'
import { QuestionDialog } from './question-dialog.tsx'

interface ListBulkActsProps {
  list: string
  noun: readonly [one: string, many: string]
  acts: readonly OfferedAct[]
  hrefOf: (id: string) => string
  all: { matching: Readonly<Record<string, string>>; total: number; totalIsLowerBound: boolean } | null
  onStart: () => void
}

/**
 * The bulk actions of a list. An action that can be undone runs at once. For all found rows it asks first, because the
 * user does not see them all.
 */
export function ListBulkActs({ list, noun, acts, hrefOf, all, onStart }: ListBulkActsProps) {
  const { context } = useRemote()
  const cache = useQueryClient()
  const [asked, setAsked] = useState<OfferedAct | null>(null)
  const [isAsking, setAsking] = useState(false)
  const offered = acts.filter(({ isUndo, rows }) => !isUndo && (all !== null || rows.length > 0))
  const meantBy = ({ rows }: OfferedAct) =>
    all ? countOf(all.total, noun, all.totalIsLowerBound) : countOf(rows.length, noun)

  const beyond = t(
    'This includes {nouns} on other pages. You can stop at any time.',
    { nouns: noun[1] },
    'Question, list',
  )

  const start = (act: OfferedAct, answer?: string) => {
    setAsking(false)
    context.startBulk?.({
      list,
      act: wordsOf(act),
      acts: acts.map(wordsOf),
      noun,
      rows: all ? { matching: all.matching } : act.rows,
      answer,
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
          onClick={() => (all || act.question || act.asks ? ask(act) : start(act))}
        >
          {act.label}
        </DataTableBulkAction>
      ))}
      {asked && (
        <QuestionDialog
          key={`${asked.name} ${meantBy(asked)}`}
          act={{ busy: asked.doing, failed: '' }}
          question={{
            submit: asked.label,
            ...asked.asks,
            title: t('{act} {rows}?', { act: asked.label, rows: meantBy(asked) }, 'Title, list: Publish 12 courses?'),
            text: [asked.asks?.text ?? asked.question, all && beyond].filter(Boolean).join(' '),
          }}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onAnswer={(answer) => start(asked, asked.asks && answer)}
          isBusy={false}
          failure={null}
          isDanger={asked.asks !== undefined}
        />
      )}
    </>
  )
}
