import { lookup } from '@kere/contracts/http/open-value'
import type { OutboxEntry } from '@kere/contracts/console/outbox'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { momentOf } from '@kere/screens/time-in-india'
import { OutboxStateBadge } from './outbox-state.tsx'
import { addressOf, explainError, recipientOf, stateMeanings } from './outbox-text.ts'
import { SendAgainButton } from './send-again-button.tsx'

/** The email's text is not shown, because it may contain a link that signs its reader in. */
export function OutboxEntryFacts({ row }: { row: OutboxEntry }) {
  const { name, state, recipient, sentAt, nextAttemptAt, lastError } = row
  return (
    <>
      <h3 className="text-panel">{name}</h3>
      <p className="mt-1.5 text-dense text-muted">{lookup(stateMeanings, state)}</p>
      <SendAgainButton entry={row} isWide />
      <Facts className="mt-4">
        <Fact name="State">
          <OutboxStateBadge status={state} />
        </Fact>
        <Fact name="To">
          {addressOf(row)}
          <span className="block text-muted">{recipientOf(row)}</span>
        </Fact>
        <MomentFact name="Created" at={row.createdAt} />
        <MomentFact name="Sent" at={sentAt} />
        {nextAttemptAt && <Fact name="Next attempt">{momentOf(nextAttemptAt)} IST at the earliest</Fact>}
        <Fact name="Attempts">{row.attempts === 0 ? 'None yet' : row.attempts}</Fact>
        {lastError && (
          <Fact name="Last error">
            {explainError(lastError)}
            {lastError !== explainError(lastError) && <span className="block text-meta text-muted">{lastError}</span>}
          </Fact>
        )}
        {recipient && <Fact name="User ID">{recipient.id}</Fact>}
        <Fact name="Email ID">{row.id}</Fact>
      </Facts>
    </>
  )
}
