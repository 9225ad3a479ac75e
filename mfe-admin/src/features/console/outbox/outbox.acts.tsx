import type { OutboxEntry } from '@kere/contracts/console/outbox'
import type { RowActs } from '@kere/screens/row-acts'
import { addressOf, mayBeSent } from './outbox-text.ts'

const refusals: Readonly<Record<string, string>> = {
  not_replayable: 'Nothing was sent: this email is no longer failed or unconfirmed.',
  not_found: 'This email is no longer in the outbox.',
}

export const outboxActs: RowActs<OutboxEntry, 'replay'> = {
  list: 'outbox',
  nameOf: (entry) => `${entry.name} to ${addressOf(entry)}`,
  tellRefusal({ code, message }) {
    const text = refusals[code]
    return text ? { tone: 'info', text } : { tone: 'error', text: `The email was not sent again. ${message}` }
  },
  acts: {
    replay: {
      label: 'Send again',
      question: (entry) =>
        entry.state === 'unknown'
          ? {
              title: 'Send this email again?',
              text: (
                <>
                  <p className="font-semibold text-ink">{mayBeSent}.</p>
                  <p className="mt-2">
                    Sending “{entry.name}” to <span className="wrap-anywhere">{addressOf(entry)}</span> was interrupted.
                    If it did arrive, they will get it twice.
                  </p>
                </>
              ),
              submit: 'Send again',
              busy: 'Sending',
            }
          : undefined,
      async call(api, entry) {
        const { replayOutboxEntry } = await import('@kere/contracts/console/outbox')
        const row = await api.call(replayOutboxEntry, { params: { id: entry.id } })
        return { row, text: `Sending “${entry.name}” to ${addressOf(entry)} again.` }
      },
    },
  },
}
