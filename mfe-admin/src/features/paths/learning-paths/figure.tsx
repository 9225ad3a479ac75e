import { useStoredChoice } from '@kere/screens/use-stored-choice'
import type { ReactNode } from 'react'

interface FigureProps {
  name: string
  title: string
  note?: string | undefined
  choice?: ReactNode
  chart: ReactNode
  table: ReactNode
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Shows a chart or its table; the choice is stored, and paper gets the table. */
export function Figure({ name, title, note, choice, chart, table }: FigureProps) {
  const [isTable, setTable] = useStoredChoice(`kere.learning-paths.${name}-as-table`, false, isFlag)
  return (
    <section aria-labelledby={`figure-${name}`} className="min-w-0 border-t-2 border-ink pt-3.5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`figure-${name}`} className="text-panel">
          {title}
        </h2>
        <p className="flex items-baseline gap-4 text-meta text-muted">
          {note}
          <button
            type="button"
            onClick={() => setTable(!isTable)}
            className="min-h-11 cursor-pointer font-semibold text-brand underline underline-offset-3 hover:decoration-2 desk:min-h-6 print:hidden"
          >
            {isTable ? 'Show as a chart' : 'Show as a table'}
            <span className="sr-only">: {title}</span>
          </button>
        </p>
      </div>
      {choice && <div className="mb-4">{choice}</div>}
      {!isTable && <div className="print:hidden">{chart}</div>}
      <div className={isTable ? '' : 'hidden print:block'}>{table}</div>
    </section>
  )
}

export const headCell = 'h-10 border-b-2 border-ink pe-4 text-start text-meta font-semibold'

export const numberCell = 'w-24 border-b border-hairline py-2.5 text-end tabular-nums'
