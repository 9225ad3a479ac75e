import { lookup } from '@kere/contracts/http/open-value'
import type { OutboxEntry } from '@kere/contracts/console/outbox'
import { outboxStates, type OutboxState } from '@kere/contracts/console/outbox-options'

export const stateNames: Record<OutboxState, string> = {
  dead: 'Failed',
  unknown: 'Unconfirmed',
  sent: 'Sent',
  leased: 'Being sent',
  pending: 'Waiting',
}

export const mayBeSent = 'It may have been sent already'

export const stateMeanings: Record<OutboxState, string> = {
  pending: 'Will be sent, or tried again after an error. Nothing to do.',
  leased: 'Being handed to the email service right now. Nothing to do.',
  sent: 'The email service accepted it.',
  unknown: `Sending was interrupted. ${mayBeSent}: decide whether to send it again.`,
  dead: 'Every attempt failed, and it will not be tried again. Decide whether to send it again.',
}

export const stateOrder: readonly OutboxState[] = outboxStates.toReversed()

export const addressOf = ({ to, isBlind }: OutboxEntry) => (isBlind ? 'a hidden address' : to)

export const recipientOf = ({ recipient, isBlind }: OutboxEntry) =>
  isBlind ? 'Kept anonymous' : (recipient?.name ?? 'No account')

export const isReplayable = ({ state }: OutboxEntry) => state === 'dead' || state === 'unknown'

const errorMeanings: Readonly<Record<string, string>> = {
  E_RECIPIENT_SUPPRESSED: 'The address has refused our emails before',
  E_RECIPIENT_UNREACHABLE: 'The recipient’s server did not answer',
}

export function explainError(error: string): string {
  const [, code = '', words = error] = /^(E_[A-Z_]+)(?:: (.*))?$/s.exec(error) ?? []
  return lookup(errorMeanings, code) ?? words
}
