import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { forRow, type RowActs } from './row-acts.ts'
import { useRowActs } from './use-row-acts.tsx'

interface RowActButtonsProps<Row extends { id: string }, Name extends string> {
  acts: RowActs<Row, Name>
  row: Row
  /** In the order of their buttons. */
  names: readonly Name[]
  /** Small, and over the row's own link; else as wide as the panel. */
  isInRow?: boolean
}

/** Those that are offered. What takes an act's place takes its button, and so keeps the focus. */
export function RowActButtons<Row extends { id: string }, Name extends string>({
  acts,
  row,
  names,
  isInRow = false,
}: RowActButtonsProps<Row, Name>) {
  const { user } = useRemote().context.session
  const { run, busyWith, question } = useRowActs(acts, row)
  const offered = names.filter((name) => acts.acts[name].isOffered?.(row, user) ?? true)
  if (offered.length === 0 && !question) return null
  return (
    <div
      className={isInRow ? 'relative z-1 flex flex-wrap items-center gap-1 max-desk:gap-2' : 'mt-5 flex flex-col gap-3'}
    >
      {offered.map((name, place) => {
        const { label: named, icon: drawn, isDanger, shortcut } = acts.acts[name]
        const label = forRow(named, row)
        const icon = forRow(drawn, row)
        const isSmall = isInRow && icon
        return (
          <Button
            key={places[place]}
            variant={isSmall ? 'quiet' : isDanger ? 'danger' : 'outline'}
            size={isInRow ? 'toolbar' : 'normal'}
            wide={!isInRow}
            icon={icon}
            aria-label={isInRow ? `${label} ${acts.nameOf(row)}` : undefined}
            aria-keyshortcuts={shortcut}
            data-shortcut={label}
            isBusy={busyWith === name}
            onClick={() => run(name)}
            className={isSmall ? 'px-2.5 max-desk:border-control max-desk:bg-surface' : undefined}
          >
            {isSmall ? <span className="desk:hidden">{label}</span> : label}
          </Button>
        )
      })}
      {question}
    </div>
  )
}

const places = ['first', 'second', 'third', 'fourth']
