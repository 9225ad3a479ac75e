import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { documentLink } from '../files/documents.ts'
import { fileTypes } from '../files/file-kind.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { oneOf, resource } from '../http/resource.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { optionalLine, optionalText, requiredText, typedLineField, typedTextField } from '../text/text.ts'
import { courseReference } from './course-figures.ts'
import { handInKinds, handInLimits, handInMessages, handInStates } from './field-tasks-options.ts'

export const problems = {
  field_task_changed: { status: 409, title: 'Your educator has just changed this task. Load it again to hand in' },
  course_without_educator: { status: 409, title: 'This course has no educator now, so nobody would answer' },
  hand_in_accepted: { status: 409, title: 'It is accepted already, so it stays as it is' },
  hand_in_answered: { status: 409, title: 'It has been answered already' },
  hand_in_final: { status: 409, title: 'This can no longer be taken back' },
  too_many_hand_ins: { status: 409, title: handInMessages.tooMany },
} as const

const line = (length: number) => typedLineField().check(z.maxLength(length, fieldMessages.tooLong(length)))

/** The educator's wish as it is being written: part of a lesson's draft, and published with it. */
export const draftHandIn = z.object({
  kind: z.enum(handInKinds),
  text: typedTextField().check(z.maxLength(handInLimits.textLength, fieldMessages.tooLong(handInLimits.textLength))),
  unit: line(handInLimits.unitLength),
  min: line(handInLimits.numberLength),
  max: line(handInLimits.numberLength),
})

/** The same in an answer. */
export const writtenHandIn = z.object({
  kind: openEnum(handInKinds),
  text: z.string(),
  unit: z.string(),
  min: z.string(),
  max: z.string(),
})

const handIn = {
  id: z.string(),
  kind: openEnum(handInKinds),
  note: z.string(),
  /** The number stays as it was typed, with the unit of that time. */
  number: z.nullable(z.object({ text: z.string(), unit: z.string() })),
  /** Null where there is none, or it was replaced. */
  file: z.nullable(z.object({ type: openEnum(fileTypes), size: z.int(), text: z.string() })),
  /** Says what a file was that has been replaced. */
  replacedFile: z.optional(z.string()),
  state: openEnum(handInStates),
  at: z.iso.datetime(),
  /** The text is null where the hand-in was accepted, and where whoever wrote it has left. */
  answer: z.nullable(z.object({ text: z.nullable(z.string()), at: z.iso.datetime() })),
}

export const ownHandIn = z.object({
  ...handIn,
  isInPortfolio: z.boolean(),
  /** Names the impact entry, where there is one. */
  entryId: z.optional(z.string()),
})

export type OwnHandIn = z.infer<typeof ownHandIn>

export const fieldTask = z.object({
  /** Null where nothing is handed in. */
  task: z.nullable(writtenHandIn),
  /** False where nobody would answer. */
  hasEducator: z.optional(z.boolean()),
  /** The caller's own, the latest first. */
  handIns: z.array(ownHandIn),
})

export type FieldTask = z.infer<typeof fieldTask>

export const getFieldTask = defineEndpoint(
  'getFieldTask',
  'GET /api/me/enrollments/:courseId/lessons/:lessonId/field-task',
  {
    summary: 'What is handed in for a lesson that the caller learns, and what they have handed in.',
    access: { roles },
    response: fieldTask,
    isKeptOffline: true,
    failure: handInMessages.taskFailed,
  },
)

export const newHandIn = z.strictObject({
  note: optionalText(handInLimits.noteLength),
  /** Empty where no number is asked for. */
  number: optionalLine(handInLimits.numberLength),
  /** A file of the kind `field_task_file`. Without it the file of the hand-in that waits stays. */
  fileId: z.optional(z.string().check(z.maxLength(64), z.regex(/^fil_\w+$/))),
  /** The text says what the photo shows, or names the file. */
  fileText: optionalLine(handInLimits.fileTextLength),
})

export const handInFieldTask = defineEndpoint(
  'handInFieldTask',
  'POST /api/me/enrollments/:courseId/lessons/:lessonId/hand-ins',
  {
    summary: 'Hands in, or replaces what nobody has answered. The educator is told once a day at most.',
    access: { roles },
    body: newHandIn,
    response: fieldTask,
    problems: [
      'field_task_changed',
      'course_without_educator',
      'hand_in_accepted',
      'too_many_hand_ins',
      'too_many_attempts',
    ],
    failure: handInMessages.handInFailed,
  },
)

export const takeBackHandIn = defineEndpoint('takeBackHandIn', 'POST /api/me/hand-ins/:id/withdrawal', {
  summary: 'Takes back an own hand-in that waits. It is deleted after a day.',
  access: { roles },
  status: 204,
  problems: ['hand_in_answered'],
  failure: handInMessages.takeBackFailed,
})

export const putBackHandIn = defineEndpoint('putBackHandIn', 'DELETE /api/me/hand-ins/:id/withdrawal', {
  summary: 'Hands in again what was taken back, where nothing else was handed in since.',
  access: { roles },
  problems: ['hand_in_final'],
  failure: handInMessages.putBackFailed,
})

export const shareHandIn = defineEndpoint('shareHandIn', 'PUT /api/me/hand-ins/:id/impact-entry', {
  summary: 'Makes a verified, private impact entry of an accepted hand-in, once.',
  access: { roles },
  status: 204,
  failure: handInMessages.shareFailed,
})

const handInToAnswer = {
  ...handIn,
  learnerName: z.string(),
  course: courseReference,
  lesson: z.object({ id: z.string(), title: z.string() }),
}

const guides = { roles: ['educator', 'admin'] } as const

export const handIns = resource('/api/hand-ins', z.object(handInToAnswer), {
  name: 'hand-ins',
  access: guides,
  filters: { state: oneOf(handInStates) },
  sorts: ['oldest', 'newest'],
  list: {
    name: 'listHandIns',
    summary:
      'Hand-ins in all courses that the caller teaches, waiting longest first. Admins also get those of courses without an educator.',
    failure: handInMessages.listFailed,
  },
})

export type HandInRow = z.infer<typeof handIns.item>

export const handInDetail = z.object({
  ...handInToAnswer,
  /** The task is the one that is published now. */
  task: z.nullable(writtenHandIn),
  /** The caller answers it: the educator of the course, and admins. Nobody answers their own. */
  mayAnswer: z.boolean(),
  /** These are the answered ones of the same learner from before, the latest first. */
  earlier: z.array(z.object(handIn)),
})

export type HandInDetail = z.infer<typeof handInDetail>

export const getHandIn = defineEndpoint('getHandIn', 'GET /api/hand-ins/:id', {
  summary: 'One hand-in with what was handed in before it. For the educator of its course and admins.',
  access: guides,
  response: handInDetail,
  failure: handInMessages.listFailed,
})

export const acceptHandIn = defineEndpoint('acceptHandIn', 'POST /api/hand-ins/:id/acceptance', {
  summary: 'Accepts a hand-in. Its learner is told.',
  access: guides,
  status: 200,
  response: handInDetail,
  problems: ['hand_in_answered'],
  failure: handInMessages.answerFailed,
})

export const handInReply = z.strictObject({
  text: requiredText(handInMessages.replyRequired, handInLimits.replyLength),
})

export const askAnotherTry = defineEndpoint('askAnotherTry', 'POST /api/hand-ins/:id/reply', {
  summary: 'Answers a hand-in with words and asks for another try. Its learner is told.',
  access: guides,
  body: handInReply,
  status: 200,
  response: handInDetail,
  problems: ['hand_in_answered'],
  failure: handInMessages.answerFailed,
})

export const undoHandInAnswer = defineEndpoint('undoHandInAnswer', 'DELETE /api/hand-ins/:id/answer', {
  summary: 'Takes an answer back as long as its email has not left. Nobody is told.',
  access: guides,
  response: handInDetail,
  problems: ['hand_in_final'],
  failure: handInMessages.answerFailed,
})

export const linkHandInFile = defineEndpoint('linkHandInFile', 'POST /api/hand-ins/:id/file-links', {
  summary:
    'A link of five minutes to the file of a hand-in, for the caller alone: its learner, the educator of the course, admins.',
  access: { roles },
  response: documentLink,
  failure: 'Failed to make a link to the file',
})

export const getHandInPhoto = defineEndpoint('getHandInPhoto', 'GET /api/hand-ins/:id/photo', {
  summary: 'The photo of a hand-in, for its learner, the educator of the course and admins. Checked on each request.',
  access: { roles },
  response: z.string(),
  mediaType: 'application/octet-stream',
  failure: 'Failed to fetch the photo',
})
