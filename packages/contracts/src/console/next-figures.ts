import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { openEnum } from '../http/open-enum.ts'

/**
 * `due`: can be done until `at`. `waits`: somebody waits for an answer. `coming`: takes place at `at`. `open`:
 * everything else.
 */
export const nextKinds = ['due', 'waits', 'coming', 'open'] as const

/** A person's next step. The API sends its wording, because the shown home may be older than the capability. */
export const nextRow = z.object({
  id: z.string(),
  kind: openEnum(nextKinds),
  title: z.string(),
  text: z.string(),
  at: z.nullable(z.iso.datetime()),
  path: z.string(),
  act: z.string(),
  /** Said before the text, as the number of a lesson is before its course. */
  fact: z.optional(z.string()),
  /** The language of what has no other. An older API writes English, and does not send it. */
  language: z.optional(openEnum(languages)),
  /** The language of a title that somebody wrote. */
  titleLanguage: z.optional(openEnum(languages)),
  /** The language of a text that somebody wrote. */
  textLanguage: z.optional(openEnum(languages)),
})

export type NextRow = z.output<typeof nextRow>

export type SentNextRow = z.input<typeof nextRow>

/** Next steps, the most urgent first. Optional, because cached answers may predate the field. */
export const nextFigures = { next: z.optional(z.array(nextRow)) }
