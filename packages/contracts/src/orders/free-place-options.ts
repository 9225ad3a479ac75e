export const freePlaceStateNames = {
  not_begun: 'Not begun',
  begun: 'Begun',
  left: 'Left the course',
  taken_back: 'Taken back',
} as const

export type FreePlaceState = keyof typeof freePlaceStateNames

// `Object.keys` loses the type of the keys.
export const freePlaceStates = Object.keys(freePlaceStateNames) as [FreePlaceState, ...FreePlaceState[]]

export const freePlaceLimits = {
  /** The largest pool of one course. */
  pool: 10_000,
  /** The places that one account can try to give in an hour. */
  perHour: 30,
} as const
