import type { OutboxEntry } from '@kere/contracts/outbox'
import { outboxStates, type OutboxState } from '@kere/contracts/outbox-options'

export const stateNames: Record<OutboxState, string> = {
  pending: 'Waiting',
  leased: 'Being sent',
  sent: 'Sent',
  unknown: 'Unknown',
  dead: 'Dead',
}

export const stateMeanings: Record<OutboxState, string> = {
  pending: 'Goes out at its turn, or once more after a failure. Nothing to do.',
  leased: 'Handed over to be sent at this moment. Nothing to do.',
  sent: 'The mail service took it.',
  unknown: 'It was being sent when something stopped. It may have been sent already: you decide.',
  dead: 'It failed as often as it may, so nothing tries any more. You decide.',
}

/** What an admin has to decide on comes first. */
export const stateOrder: readonly OutboxState[] = outboxStates.toReversed()

/** Only what is dead or unknown is sent again, and only by an admin. */
export const isReplayable = ({ state }: OutboxEntry) => state === 'dead' || state === 'unknown'

const number = new Intl.NumberFormat('en-IN')

export const countMails = (total: number) => `${number.format(total)} ${total === 1 ? 'mail' : 'mails'}`

export const countAttempts = (attempts: number) => (attempts === 1 ? '1 time' : `${attempts} times`)
