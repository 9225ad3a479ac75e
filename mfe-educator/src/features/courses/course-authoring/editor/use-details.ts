import type { CourseDetails } from '../draft/course-value.ts'
import { useDocument } from '@kere/screens/editor/use-document'
import { useEditor } from '../draft/use-course-editor.ts'

export function useDetails() {
  const { course } = useEditor()
  const { details } = useDocument(course).value
  return {
    details,
    change: (change: Partial<CourseDetails>) =>
      course.edit((value) => ({ ...value, details: { ...value.details, ...change } })),
  }
}
