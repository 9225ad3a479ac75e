/** A promise of Kere to itself. The table below is the only place that says them. */
export interface Objective {
  label: string
  text: string
  measuredBy: string
  unit: 'minute' | 'file'
  /** The share that has to be good within `windowDays`. The rest is the budget. */
  target: number
  /** The news of a burn says this beside its numbers. */
  whileItBurns?: string
}

export const objectives = {
  availability: {
    label: 'Pages and accounts',
    text: 'Pages open, and people can sign in and save',
    measuredBy: 'A page and the API are tried once a minute',
    unit: 'minute',
    target: 0.999,
  },
  firstByte: {
    label: 'First byte',
    text: 'A page that is drawn anew begins within 800 ms',
    measuredBy: 'The catalogue is drawn once a minute, and no copy is used',
    unit: 'minute',
    target: 0.99,
  },
  emails: {
    label: 'Emails',
    text: 'No email waits for longer than a minute',
    measuredBy: 'The oldest waiting email is looked at once a minute',
    unit: 'minute',
    target: 0.99,
    whileItBurns: ' The email about this waits with the others, so look at the system page.',
  },
  exports: {
    label: 'CSV files',
    text: 'A CSV file arrives whole',
    measuredBy: 'Each file is counted when it ends',
    unit: 'file',
    target: 0.99,
  },
} as const satisfies Record<string, Objective>

export type ObjectiveName = keyof typeof objectives

// `Object.keys` loses the types of the keys.
export const objectiveNames = Object.keys(objectives) as ObjectiveName[]

/** The findings of a check: true if it was good. An objective that it could not find out about is left out. */
export type Measured = Partial<Record<ObjectiveName, boolean>>

export const firstByteMs = 800

export const windowDays = 28

/**
 * Multiples of the pace that spends the budget exactly, and the windows in which both have to be reached: the long one
 * shows that it matters, the short one that it goes on (Site Reliability Workbook, chapter 5).
 */
export const burnRates = [
  { rate: 14.4, longMinutes: 60, shortMinutes: 5 },
  { rate: 6, longMinutes: 6 * 60, shortMinutes: 30 },
] as const

/** One bad check of few is a high rate, and may be chance. */
export const leastBad = 3

/** A burn ends once so many minutes together are within the budget, so that one that comes and goes is told once. */
export const calmMinutes = 60
