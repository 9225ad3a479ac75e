import { draftLimits } from '@kere/contracts/courses/draft-limits'
import type { TranslatedKind } from '../../kit/translations/translated-kind-rows.ts'
import { isChangeableCourse } from './authored-rows.ts'
import { lessonsOf } from './course-draft.domain.ts'
import { selectDraft } from './course-draft.queries.ts'

export const translatedKind: TranslatedKind = {
  kind: 'course',
  limits: { title: draftLimits.titleLength, summary: 0, body: draftLimits.descriptionLength },
  async read(db, id, author) {
    const draft = await selectDraft(db, { courseId: id, author })
    if (draft?.archivedAt !== null) return undefined
    const { title, description, language } = draft.details
    return {
      root: { kind: 'course', id },
      editPath: `/dashboard/courses/${id}`,
      language: language ?? 'en',
      title,
      summary: '',
      body: description,
      parts: lessonsOf(draft.outline).map((lesson) => ({ kind: 'lesson', id: lesson.id, title: lesson.title })),
    }
  },
  isChangeable: isChangeableCourse,
}
