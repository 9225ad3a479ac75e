import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { lineField, typedLineField, typedTextField } from '../text/text.ts'
import { checkKinds, checkLimits, checkMessages } from './lesson-checks-options.ts'

export const problems = {
  check_changed: { status: 409, title: 'Your educator has just changed this check. Load it again to answer it' },
  check_of_nobody: {
    status: 409,
    title: 'This course has no educator any more. Please write to us on the contact page',
  },
  checks_open: { status: 409, title: 'This lesson has checks that count. Answer them first' },
} as const

const line = (length: number) => typedLineField().check(z.maxLength(length, fieldMessages.tooLong(length)))
const text = (length: number) => typedTextField().check(z.maxLength(length, fieldMessages.tooLong(length)))

/**
 * A check that is being written. It may be incomplete, because only publishing requires a whole one
 * (`lesson-check-rules.ts`).
 */
export const draftCheck = z.object({
  /** Identifies the check within its lesson. The editor generates it. */
  key: z.string().check(z.regex(/^[a-z0-9]{1,24}$/)),
  kind: z.enum(checkKinds),
  question: text(checkLimits.questionLength),
  /** If true, the lesson is done only after a right answer. */
  counts: z.boolean(),
  options: z
    .array(
      z.object({
        text: line(checkLimits.optionLength),
        isRight: z.boolean(),
        feedback: line(checkLimits.feedbackLength),
        tolerance: line(checkLimits.numberLength),
      }),
    )
    .check(z.maxLength(checkLimits.options, fieldMessages.tooMany(checkLimits.options))),
  unit: line(checkLimits.unitLength),
  /** The explanation that is shown together with the right answer. */
  explanation: text(checkLimits.questionLength),
})

export type DraftCheck = z.infer<typeof draftCheck>

export const draftChecks = z.array(draftCheck).check(
  z.maxLength(checkLimits.checks, fieldMessages.tooMany(checkLimits.checks)),
  z.refine((checks) => new Set(checks.map(({ key }) => key)).size === checks.length),
)

/** A check in the response to the authors of the course. */
export const writtenCheck = z.object({
  key: z.string(),
  kind: openEnum(checkKinds),
  question: z.string(),
  counts: z.boolean(),
  options: z.array(z.object({ text: z.string(), isRight: z.boolean(), feedback: z.string(), tolerance: z.string() })),
  unit: z.string(),
  explanation: z.string(),
})

/** The chosen options in the chosen order, or a single number or text. */
const answer = z.array(z.string())

export const checkTry = z.object({
  id: z.string(),
  /** The question that was answered. If it is not the check's, the try was one of an earlier version. */
  question: z.optional(z.string()),
  answer,
  isRight: z.boolean(),
  /** Feedback on the given answer only. */
  feedback: z.array(z.object({ answer: z.string(), text: z.string() })),
  /** Set after a right answer, or after several tries. */
  solution: z.nullable(z.object({ answer, text: z.string() })),
  at: z.iso.datetime(),
})

export type CheckTry = z.infer<typeof checkTry>

/** A check as a learner sees it. Only the tries say which answer is right, as far as the learner was told. */
export const lessonCheck = z.object({
  id: z.string(),
  kind: openEnum(checkKinds),
  question: z.string(),
  /** The order is derived from the ids of the check and the learner. The list is empty if the answer is typed. */
  options: z.array(z.string()),
  unit: z.string(),
  counts: z.boolean(),
  /** The newest try comes first. */
  tries: z.array(checkTry),
})

export type LessonCheck = z.infer<typeof lessonCheck>

export const listLessonChecks = defineEndpoint(
  'listLessonChecks',
  'GET /api/me/enrollments/:courseId/lessons/:lessonId/checks',
  {
    summary: 'The checks within a lesson that the caller learns, with their own tries.',
    access: { roles },
    response: z.object({ items: z.array(lessonCheck) }),
    isKeptOffline: true,
    failure: checkMessages.listFailed,
  },
)

export const newTry = z.strictObject({
  answer: z
    .array(lineField().check(z.minLength(1, 'Please answer first'), z.maxLength(checkLimits.optionLength)))
    .check(z.minLength(1, 'Please answer first'), z.maxLength(checkLimits.options)),
})

export const answerLessonCheck = defineEndpoint(
  'answerLessonCheck',
  'POST /api/me/enrollments/:courseId/checks/:checkId/tries',
  {
    summary: 'Judges an answer to a check. After a right one nothing more is kept.',
    access: { roles },
    body: newTry,
    response: lessonCheck,
    problems: ['check_changed', 'too_many_attempts'],
    failure: checkMessages.answerFailed,
  },
)
