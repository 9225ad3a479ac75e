import type { LessonDraft } from '@kere/contracts/courses/course-authoring'

export type LessonValue = Pick<LessonDraft, 'body' | 'videoUrl' | 'bring' | 'checklist'>

export const emptyLesson: LessonValue = { body: '', videoUrl: null, bring: [], checklist: [] }

export const lessonValueOf = ({ body, videoUrl, bring, checklist }: LessonDraft): LessonValue => ({
  body,
  videoUrl,
  bring,
  checklist,
})
