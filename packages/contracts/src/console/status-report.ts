import * as z from 'zod/mini'

const objective = z.object({
  name: z.string(),
  /** The shell sends the wording, because the shown page may be older than the objective. */
  label: z.string(),
  text: z.string(),
  measuredBy: z.string(),
  /** One of what is counted: a minute, or a file. */
  unit: z.string(),
  /** The share that has to be good, 0 to 1. */
  target: z.number(),
  windowDays: z.int(),
  good: z.int(),
  bad: z.int(),
  /** How many may be bad in the window. */
  allowed: z.int(),
  /** Each day of the window in India, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), good: z.int(), bad: z.int() })),
  /** Set while the budget is being spent too fast. */
  burn: z.nullable(z.object({ since: z.iso.datetime(), reason: z.string() })),
})

/** `/status.json` says this of the objectives. An older shell does not say it. */
export const objectivesReport = z.object({ objectives: z.optional(z.array(objective)) })

export type ObjectiveReport = z.output<typeof objective>
