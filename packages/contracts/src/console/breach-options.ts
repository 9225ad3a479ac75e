/** `searching`: the people are not all found yet. `told`: the letters were sent, or the drill was finished. */
export const breachStates = ['searching', 'found', 'told'] as const

export type BreachState = (typeof breachStates)[number]

export const breachLimits = {
  textLength: 2000,
  /** More than there are: a stolen copy of the database holds all. */
  tables: 300,
  /** Within these hours the Data Protection Board gets the whole report (DPDP Rules 2025, rule 7). */
  reportHours: 72,
} as const
