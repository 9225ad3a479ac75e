import type { OutboxEntry } from '@kere/contracts/outbox'
import type { DataCard, DataColumn } from '@kere/ui/data-table'
import { TimeAgo } from '@kere/ui/time-ago'
import { momentOf } from '../../time-in-india.ts'
import { OutboxStateBadge } from './outbox-state.tsx'
import { isReplayable } from './outbox-text.ts'
import { SendAgainButton } from './send-again-button.tsx'

const cell = 'block leading-dense whitespace-nowrap'
const second = 'block truncate text-meta text-muted'

/** When it was sent, else when it was written. */
const lastMoment = ({ sentAt, createdAt }: OutboxEntry) =>
  sentAt ? { word: 'Sent', instant: sentAt } : { word: 'Created', instant: createdAt }

export const outboxColumns: readonly DataColumn<OutboxEntry>[] = [
  {
    id: 'template',
    header: 'Mail',
    isTitle: true,
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  {
    id: 'to',
    header: 'To',
    cell: ({ to, recipient }) => (
      <span className={`${cell} max-w-40 @max-[46rem]:max-w-36`}>
        <span className="block truncate">{to}</span>
        <span className={second}>{recipient?.name ?? 'No account any more'}</span>
      </span>
    ),
  },
  { id: 'state', header: 'State', cell: ({ state }) => <OutboxStateBadge state={state} /> },
  {
    id: 'at',
    header: 'When (IST)',
    cell: (entry) => {
      const { word, instant } = lastMoment(entry)
      return (
        <span className={cell}>
          <span className="block">
            {word} · <TimeAgo instant={instant} />
          </span>
          <span className={second}>{momentOf(instant)}</span>
        </span>
      )
    },
  },
  {
    id: 'attempts',
    header: 'Attempts and last error',
    isFirstToLeave: true,
    cell: ({ attempts, lastError }) => (
      <span className={`${cell} max-w-40`}>
        <span className="block tabular-nums">{attempts}</span>
        <span className={second}>{lastError}</span>
      </span>
    ),
  },
  {
    id: 'decision',
    header: 'Decision',
    isFirstToLeave: true,
    cell: (entry) => isReplayable(entry) && <SendAgainButton entry={entry} />,
  },
]

export const outboxCard = (entry: OutboxEntry): DataCard => {
  const { word, instant } = lastMoment(entry)
  return {
    title: entry.name,
    badge: <OutboxStateBadge state={entry.state} />,
    lines: [entry.to, `${word} ${momentOf(instant)} IST`],
  }
}
