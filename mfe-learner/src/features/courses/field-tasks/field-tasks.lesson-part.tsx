import { lazyExtra } from '@kere/screens/editor/lazy-part'
import type { LessonPart } from '../../../lesson-part.ts'

const HandIns = lazyExtra(async () => (await import('./hand-ins.tsx')).HandIns)

export const lessonPart: LessonPart = {
  // Other lessons load none of it.
  Part: (props) => props.lesson.kind === 'task' && <HandIns {...props} />,
}
