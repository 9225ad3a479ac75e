import { draftLimits } from '@kere/contracts/courses/draft-limits'
import type { TranslatedKind } from '../../kit/translations/translated-kind-rows.ts'
import { isChangeableLesson } from './authored-rows.ts'
import { lessonsOf } from './course-draft.domain.ts'
import { selectLessonToTranslate } from './course-draft.queries.ts'
import { renderLesson } from './render-lesson.ts'

export const translatedKind: TranslatedKind = {
  kind: 'lesson',
  limits: { title: draftLimits.titleLength, summary: 0, body: draftLimits.bodyLength },
  render: async (_, { title, body }) => (await renderLesson(body, title)).html,
  async read(db, id, author) {
    const lesson = await selectLessonToTranslate(db, id, author)
    const written = lesson && lessonsOf(lesson.outline).find((each) => each.id === id)
    if (!written) return undefined
    const root = { kind: 'course', id: lesson.courseId }
    return {
      root,
      editPath: `/dashboard/courses/${root.id}?tab=outline&lesson=${id}`,
      language: lesson.details.language ?? 'en',
      title: written.title,
      summary: '',
      body: lesson.body,
      parts: [],
    }
  },
  isChangeable: isChangeableLesson,
}
