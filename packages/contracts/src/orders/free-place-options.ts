import { t } from '@kere/brand/messages'
export const freePlaceStateNames = {
  not_begun: t('Not started', 'State of a free place'),
  begun: t('Started', 'State of a free place'),
  /** The learner has paid for the course after the place was given. */
  paid: t('Paid for', 'State of a free place'),
  left: t('Left the course', 'State of a free place'),
  taken_back: t('Taken back', 'State of a free place'),
} as const

export type FreePlaceState = keyof typeof freePlaceStateNames

// `Object.keys` loses the type of the keys.
export const freePlaceStates = Object.keys(freePlaceStateNames) as [FreePlaceState, ...FreePlaceState[]]

export const freePlaceLimits = {
  /** The largest pool of one course. */
  pool: 10_000,
  /** The places that one account can try to give in an hour. */
  perHour: 30,
  /** The places that one account can give in 24 hours. */
  perDay: 100,
  /** How often one person can be given a place in the same course, because each time they are emailed. */
  perPerson: 3,
} as const
