import * as z from 'zod/mini'
import { openEnum } from '../http/open-enum.ts'

/** `due` can be done until then; somebody `waits` for an answer; what is `coming` takes place then; the rest is `open`. */
export const nextKinds = ['due', 'waits', 'coming', 'open'] as const

/** A person's next step, in words that the API sends, because a home can be older than the capability. */
export const nextRow = z.object({
  id: z.string(),
  kind: openEnum(nextKinds),
  title: z.string(),
  text: z.string(),
  at: z.nullable(z.iso.datetime()),
  path: z.string(),
  act: z.string(),
})

export type NextRow = z.output<typeof nextRow>

export type SentNextRow = z.input<typeof nextRow>

/** The most urgent first. Optional, as answers from before them are still read. */
export const nextFigures = { next: z.optional(z.array(nextRow)) }
