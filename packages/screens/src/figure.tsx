import { t } from '@kere/brand/messages'
import type { ReactNode } from 'react'
import { useStoredChoice } from './use-stored-choice.ts'

interface FigureProps {
  /** The key under which the choice is stored. */
  name: string
  title: string
  note?: string | undefined
  choice?: ReactNode
  chart: ReactNode
  table: ReactNode
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Shows a chart or its table. The choice is stored; printed pages always contain the table. */
export function Figure({ name, title, note, choice, chart, table }: FigureProps) {
  const [isTable, setTable] = useStoredChoice(`kere.${name}-as-table`, false, isFlag)
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
            {isTable
              ? t('Show as a chart', 'Text, home of the dashboard')
              : t('Show as a table', 'Text, home of the dashboard')}
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

const headCell = 'h-10 border-b-2 border-ink pe-4 text-start text-meta font-semibold'

const numberCell = 'w-24 border-b border-hairline py-2.5 text-end tabular-nums'

interface FigureTableProps {
  caption: string
  /** The headings of the first column and of the columns of numbers. */
  columns: readonly [string, ...string[]]
  rows: readonly { label: ReactNode; numbers: readonly ReactNode[]; id: string }[]
}

export function FigureTable({ caption, columns: [first, ...others], rows }: FigureTableProps) {
  return (
    <table className="w-full border-collapse text-dense">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {first}
          </th>
          {others.map((name) => (
            <th key={name} scope="col" className={`${headCell} pe-0! text-end!`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, numbers }) => (
          <tr key={id}>
            <th scope="row" className="border-b border-hairline py-2 text-start font-normal">
              {label}
            </th>
            {numbers.map((number, place) => (
              <td key={others[place]} className={`${numberCell} font-semibold`}>
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
