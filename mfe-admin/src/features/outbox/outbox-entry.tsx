import { keptFor } from '@kere/contracts/open-value'
import type { OutboxEntry } from '@kere/contracts/outbox'
import { TimeAgo } from '@kere/ui/time-ago'
import type { ReactNode } from 'react'
import { momentOf } from '../../time-in-india.ts'
import { OutboxStateBadge } from './outbox-state.tsx'
import { countAttempts, isReplayable, stateMeanings } from './outbox-text.ts'
import { SendAgainButton } from './send-again-button.tsx'

/** All that is known of a mail, but never what it says: that may let its reader in. */
export function OutboxEntryFacts({ entry }: { entry: OutboxEntry }) {
  const { name, state, recipient, sentAt, nextAttemptAt, lastError } = entry
  return (
    <>
      <h3 className="text-panel">{name}</h3>
      <p className="mt-1.5 text-dense text-muted">{keptFor(stateMeanings, state)}</p>
      {isReplayable(entry) && (
        <div className="mt-4">
          <SendAgainButton entry={entry} isWide />
        </div>
      )}
      <dl className="mt-4 border-t-2 border-ink text-dense">
        <Fact name="State">
          <OutboxStateBadge state={state} />
        </Fact>
        <Fact name="To">
          {entry.to}
          <span className="block text-muted">{recipient?.name ?? 'No account any more'}</span>
        </Fact>
        <Fact name="Created">
          <Moment instant={entry.createdAt} />
        </Fact>
        {sentAt && (
          <Fact name="Sent">
            <Moment instant={sentAt} />
          </Fact>
        )}
        {nextAttemptAt && <Fact name="Next attempt">{momentOf(nextAttemptAt)} IST at the earliest</Fact>}
        <Fact name="Tried">{entry.attempts === 0 ? 'Not yet' : countAttempts(entry.attempts)}</Fact>
        {lastError && <Fact name="Last error">{lastError}</Fact>}
        {recipient && <Fact name="User id">{recipient.id}</Fact>}
        <Fact name="Mail id">{entry.id}</Fact>
      </dl>
    </>
  )
}

function Moment({ instant }: { instant: string }) {
  return (
    <>
      {momentOf(instant)} IST
      <TimeAgo instant={instant} className="block text-muted" />
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2.5 border-b border-hairline py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
