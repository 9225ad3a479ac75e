import type { AdminDashboard } from '@kere/contracts/console/dashboard'
import { count, countOf, nounOf } from '@kere/brand/count'
import { roundHref } from '@kere/screens/use-round'
import { useShortcutsChoice } from '@kere/screens/use-stored-choice'
import { ButtonLink } from '@kere/ui/controls/button'
import { useShortcuts } from '@kere/ui/overlays/use-shortcuts'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'

type Queue = NonNullable<AdminDashboard['queues']>[number]

const hourMs = 3_600_000

/** All bars have one scale, so that they can be compared: four times the target, where the longest ones end. */
const longestShare = 4

/** The number of queues that have a key of their own. */
const keys = 9

/** Writes a duration: "20 hours", "8 days". */
function spanOf(hours: number): string {
  if (hours < 1) return 'under 1 hour'
  return hours < 24 ? countOf(Math.floor(hours), 'hour') : countOf(Math.floor(hours / 24), 'day')
}

/**
 * Lists the queues that wait for an admin, each with the age of its oldest entry and the target. The API sorts late
 * ones to the top.
 */
export function Queues({ queues, now }: { queues: readonly Queue[]; now: number }) {
  const navigate = useNavigate()
  const [areOn] = useShortcutsChoice()
  useShortcuts((key) => {
    const queue = /^[1-9]$/.test(key) && areOn ? queues[Number(key) - 1] : undefined
    if (queue) void navigate(roundHref(queue.path))
    return queue !== undefined
  })
  if (queues.length === 0) return null
  return (
    <>
      <table className="block w-full border-collapse text-dense desk:table">
        <caption className="sr-only">Queues, what is past its target first</caption>
        <thead className="max-desk:sr-only">
          <tr className="border-b-2 border-ink text-meta text-muted">
            <th scope="col" className="h-10 text-start font-semibold">
              Queue
            </th>
            <th scope="col" className="w-22 pe-6 text-end font-semibold">
              Waiting
            </th>
            <th scope="col" className="w-70 text-start font-semibold">
              Oldest
            </th>
            <th scope="col" className="w-24 text-start font-semibold">
              Target
            </th>
            <th scope="col" className="w-20">
              <span className="sr-only">Start</span>
            </th>
          </tr>
        </thead>
        <tbody className="block desk:table-row-group">
          {queues.map((queue) => (
            <Row key={queue.name} queue={queue} hours={(now - Date.parse(queue.oldestAt)) / hourMs} />
          ))}
        </tbody>
      </table>
      {areOn && (
        <p className="mt-3 hidden text-meta text-muted desk:block">
          <Key>1</Key> to <Key>{Math.min(keys, queues.length)}</Key> open a queue
        </p>
      )}
    </>
  )
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-control border border-control bg-surface px-1.5 font-body text-meta text-ink">{children}</kbd>
)

function Row({ queue, hours }: { queue: Queue; hours: number }) {
  const { noun, text, path, count: waiting, targetHours } = queue
  const share = targetHours ? hours / targetHours : 0
  const title = nounOf(waiting, [noun.one, noun.many])
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-3 hover:bg-hover desk:table-row desk:h-13">
      <th scope="row" className="text-start font-normal desk:py-2.5 desk:pe-4">
        <Link
          to={roundHref(path)}
          className="inline-block font-semibold text-ink no-underline first-letter:uppercase after:absolute after:inset-0"
        >
          {title}
        </Link>
        <span className="block text-meta text-muted">{text}</span>
      </th>
      <td className="text-end text-panel font-heavy tabular-nums desk:pe-6">{count(waiting)}</td>
      <td className="max-desk:col-span-full max-desk:mt-2">
        <Age hours={hours} share={share} hasTarget={targetHours !== undefined} />
      </td>
      <td className="hidden text-meta text-muted desk:table-cell">{targetHours ? spanOf(targetHours) : '–'}</td>
      <td className="hidden text-end desk:table-cell">
        {/* The title already links there, so this second link is hidden from screen readers and the Tab key. */}
        <ButtonLink href={roundHref(path)} variant="outline" size="toolbar" tabIndex={-1} aria-hidden="true">
          Start
        </ButtonLink>
      </td>
    </tr>
  )
}

const placeOf = (share: number) => `${(share / longestShare) * 100}%`

function Age({ hours, share, hasTarget }: { hours: number; share: number; hasTarget: boolean }) {
  const isLate = share > 1
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="relative h-2.5 min-w-0 grow bg-sunken desk:max-w-42 forced-colors:border forced-colors:border-[CanvasText]"
      >
        <span
          className="absolute inset-y-0 start-0 bg-brand forced-colors:bg-[CanvasText]"
          style={{ width: placeOf(Math.min(share, 1)) }}
        />
        {hasTarget && (
          <>
            {isLate && (
              <span
                className="absolute inset-y-0 bg-warn forced-colors:bg-[CanvasText]"
                style={{ insetInlineStart: placeOf(1), width: placeOf(Math.min(share, longestShare) - 1) }}
              />
            )}
            <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ insetInlineStart: placeOf(1) }} />
          </>
        )}
      </span>
      <span className={`w-24 shrink-0 ${isLate ? 'font-semibold text-warn' : ''}`}>
        {spanOf(hours)}
        {isLate && <span className="sr-only">, past the target</span>}
      </span>
    </span>
  )
}
