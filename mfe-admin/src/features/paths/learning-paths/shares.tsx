import { count } from '@kere/brand/count'
import { hrefOf } from '@kere/screens/list-address'
import { useListAddress } from '@kere/screens/use-list-address'
import { Link } from 'react-router-dom'
import { Figure, FigureTable } from '@kere/screens/figure'
import { responses } from './responses.list.tsx'

interface Share {
  value: string
  label: string
  count: number
}

interface SharesProps {
  /** The filter of the list that is set when a share is pressed. */
  name: 'userType' | 'interest' | 'learningStyle'
  title: string
  note?: string
  column: string
  total: number
  shares: readonly Share[]
}

const link = 'text-ink no-underline underline-offset-3 hover:underline'

export function Shares({ name, title, note, column, total, shares }: SharesProps) {
  const { address } = useListAddress(responses)
  const isChosen = (value: string) => address.values[name] === value
  const hrefTo = (value: string) =>
    hrefOf(responses, { values: { ...address.values, [name]: isChosen(value) ? '' : value } })
  const percentOf = (share: Share) => `${Math.round((share.count / total) * 100)}%`
  const longest = Math.max(1, ...shares.map((share) => share.count))
  return (
    <Figure
      name={`learning-paths.${name}`}
      title={title}
      note={note}
      chart={
        <ul className="list-none">
          {shares.map((share, place) => (
            <li key={share.value}>
              <Link
                to={hrefTo(share.value)}
                aria-current={isChosen(share.value) || undefined}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_3rem_3rem] items-center gap-x-3 border-b border-hairline text-dense text-ink no-underline hover:bg-hover aria-[current]:bg-brand-soft desk:min-h-10 desk:grid-cols-[10rem_minmax(0,1fr)_3rem_3rem]"
              >
                <span>{share.label}</span>
                <span aria-hidden="true" className="h-4.5 max-desk:hidden">
                  <span
                    className={`block h-full bg-brand forced-colors:bg-[CanvasText] ${place > 0 ? 'opacity-80' : ''}`}
                    style={{ width: `${(share.count / longest) * 100}%` }}
                  />
                </span>
                <span className="text-end font-semibold tabular-nums">{count(share.count)}</span>
                <span className="text-end text-muted tabular-nums">{percentOf(share)}</span>
              </Link>
            </li>
          ))}
        </ul>
      }
      table={
        <FigureTable
          caption={title}
          columns={[column, 'Responses', 'Share']}
          rows={shares.map((share) => ({
            id: share.value,
            label: (
              <Link to={hrefTo(share.value)} className={link}>
                {share.label}
              </Link>
            ),
            numbers: [count(share.count), percentOf(share)],
          }))}
        />
      }
    />
  )
}
