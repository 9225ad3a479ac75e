import type { LessonDraft } from '@kere/contracts/courses/course-authoring'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { isWritable as isHandInWritable } from '@kere/contracts/courses/field-tasks-options'
import { checkKinds } from '@kere/contracts/courses/lesson-checks-options'
import { isKnown } from '@kere/contracts/http/open-value'

/** A value without `checks` or `handIn` leaves what is stored as it is. */
export type LessonValue = Pick<LessonDraft, 'body' | 'videoUrl' | 'bring' | 'checklist' | 'checks' | 'handIn'>

export const emptyLesson: LessonValue = { body: '', videoUrl: null, bring: [], checklist: [], checks: [], handIn: null }

export const lessonValueOf = ({ body, videoUrl, bring, checklist, checks, handIn }: LessonDraft): LessonValue => ({
  body,
  videoUrl,
  bring,
  checklist,
  ...(checks && { checks }),
  ...(handIn !== undefined && { handIn }),
})

type Written = NonNullable<LessonDraft['checks']>[number]

const isWritable = (check: Written): check is DraftCheck => isKnown(checkKinds, check.kind)

/** Checks and a hand-in that only a younger page can write are left out. */
export const lessonToSend = ({ checks, handIn, ...value }: LessonValue) => ({
  ...value,
  ...(checks?.every(isWritable) && { checks: checks.filter(isWritable) }),
  ...(handIn === null && { handIn }),
  ...(handIn && isHandInWritable(handIn) && { handIn }),
})
