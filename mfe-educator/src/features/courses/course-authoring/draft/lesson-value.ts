import type { LessonDraft } from '@kere/contracts/courses/course-authoring'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { checkKinds } from '@kere/contracts/courses/lesson-checks-options'
import { isKnown } from '@kere/contracts/http/open-value'

/** A value without `checks` leaves the stored ones as they are. */
export type LessonValue = Pick<LessonDraft, 'body' | 'videoUrl' | 'bring' | 'checklist' | 'checks'>

export const emptyLesson: LessonValue = { body: '', videoUrl: null, bring: [], checklist: [], checks: [] }

export const lessonValueOf = ({ body, videoUrl, bring, checklist, checks }: LessonDraft): LessonValue => ({
  body,
  videoUrl,
  bring,
  checklist,
  ...(checks && { checks }),
})

type Written = NonNullable<LessonDraft['checks']>[number]

const isWritable = (check: Written): check is DraftCheck => isKnown(checkKinds, check.kind)

/** Checks that only a younger page can write are left out. */
export const lessonToSend = ({ checks, ...value }: LessonValue) => ({
  ...value,
  ...(checks?.every(isWritable) && { checks: checks.filter(isWritable) }),
})
