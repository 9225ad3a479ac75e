import { statusBadge } from '@kere/screens/status-badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import { Link } from 'react-router-dom'
import type { SystemFact } from './system-health.api.ts'
import { ageOf, numberOf, spanOf } from './system-health-text.ts'

const StateBadge = statusBadge(
  { fine: 'Fine', late: 'Late' },
  { fine: ['leaf', CircleCheck], late: ['warn', ClockAlert] },
)

const minuteMs = 60_000

interface FactTableProps {
  caption: string
  /** The headings of name, number, age and target. */
  columns: readonly [string, string, string, string]
  facts: readonly SystemFact[]
  at: string
}

export function FactTable({ caption, columns: [name, number, age, target], facts, at }: FactTableProps) {
  return (
    <table className="block w-full border-collapse text-dense desk:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-desk:sr-only">
        <tr className="border-b-2 border-ink text-meta text-muted">
          {[name, number, age, target, 'State'].map((heading) => (
            <th key={heading} scope="col" className="h-10 pe-4 text-start font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block desk:table-row-group">
        {facts.map((fact) => (
          <tr
            key={fact.name}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-2 desk:table-row"
          >
            <th scope="row" className="text-start font-normal desk:py-2.5 desk:pe-4">
              <FactName fact={fact} />
              <span className={`block text-meta text-muted ${fact.isLate ? '' : 'max-desk:hidden'}`}>{fact.text}</span>
            </th>
            <td className="text-end font-semibold tabular-nums desk:pe-4 desk:text-start">{numberOf(fact)}</td>
            <td className={`whitespace-nowrap max-desk:mt-1 desk:pe-4 ${ageOf(fact, at) ? '' : 'max-desk:invisible'}`}>
              <span className="text-muted desk:hidden">{age}: </span>
              {ageOf(fact, at) ?? '–'}
            </td>
            <td className="hidden pe-4 whitespace-nowrap text-muted desk:table-cell">
              {fact.targetMinutes === null ? '–' : spanOf(fact.targetMinutes * minuteMs)}
            </td>
            <td className="max-desk:mt-1 max-desk:justify-self-end">
              <StateBadge status={fact.isLate ? 'late' : 'fine'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The link covers the whole row. A fact without a page is only text. */
function FactName({ fact: { label, path } }: { fact: SystemFact }) {
  if (path === null) return <span className="font-semibold">{label}</span>
  return (
    <Link to={path} className="font-semibold text-ink no-underline after:absolute after:inset-0">
      {label}
    </Link>
  )
}
