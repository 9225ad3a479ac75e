import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { typedLineField, typedTextField } from '../text/text.ts'
import { translationLimits } from './translation-options.ts'

export const problems = {
  translation_changed: {
    status: 409,
    title: 'This translation was changed somewhere else, so your changes were not saved',
  },
  translation_incomplete: { status: 422, title: 'The translation needs each text that the original has' },
  translation_too_long: { status: 422, title: 'The translations of this course have too much text' },
  translation_needs_admin: { status: 403, title: 'An admin shows this translation to readers' },
  original_is_fixed: { status: 409, title: 'The original cannot be changed any more, and its translations neither' },
  original_has_language: { status: 422, title: 'This is the language of the original' },
} as const

/** The kind decides who may write an original; showing it to readers needs an approved educator. */
const authors = { roles: ['educator', 'admin'], needs: ['approved'] } as const

const language = z.enum(languages)

const at = {
  params: z.object({ kind: z.string().check(z.maxLength(20)), id: z.string().check(z.maxLength(64)), language }),
}

const texts = { title: z.string(), summary: z.string(), body: z.string() }

const state = { version: z.int(), isReady: z.boolean() }

const part = z.object({ kind: z.string(), id: z.string(), title: z.string(), isReady: z.boolean() })

export const translation = z.object({
  kind: z.string(),
  id: z.string(),
  /** The address of what is shown first: a lesson’s is its course. */
  root: z.object({ kind: z.string(), id: z.string() }),
  editPath: z.string(),
  /** A limit of 0 means that the kind has no such text. */
  limits: z.object({ title: z.int(), summary: z.int(), body: z.int() }),
  isMarkdown: z.boolean(),
  /** False where an admin alone shows it to readers. */
  mayShow: z.boolean(),
  original: z.object({ ...texts, language: openEnum(languages) }),
  /** Version 0 and empty texts if there is none yet. */
  translation: z.object({ ...texts, ...state }),
  /** These have translations of their own, such as the lessons of a course. */
  parts: z.array(part),
})

export type Translation = z.infer<typeof translation>

export const getTranslation = defineEndpoint('getTranslation', 'GET /api/translations/:kind/:id/:language', {
  summary: 'A text beside its translation. For whoever may write the original.',
  access: authors,
  ...at,
  response: translation,
  failure: 'Failed to fetch the translation',
})

const line = (maxLength: number) => typedLineField().check(z.maxLength(maxLength, fieldMessages.tooLong(maxLength)))
const text = (maxLength: number) => typedTextField().check(z.maxLength(maxLength, fieldMessages.tooLong(maxLength)))

export const savedTranslation = z.strictObject({
  ...state,
  title: line(translationLimits.titleLength),
  summary: text(translationLimits.summaryLength),
  body: text(translationLimits.bodyLength),
})

export const saveTranslation = defineEndpoint('saveTranslation', 'PUT /api/translations/:kind/:id/:language', {
  summary:
    'Saves a translation over the version that it names, 0 for the first, else `translation_changed`. Readers see it while `isReady`.',
  access: authors,
  ...at,
  body: savedTranslation,
  bodyBytes: 768 * 1024,
  response: z.object(state),
  problems: [
    'translation_changed',
    'translation_incomplete',
    'translation_too_long',
    'original_has_language',
    'translation_needs_admin',
    'lesson_too_complex',
    'post_too_complex',
    'issue_too_complex',
    'issue_block_unknown',
    'original_is_fixed',
    'too_many_attempts',
  ],
  failure: 'Failed to save the translation',
})
