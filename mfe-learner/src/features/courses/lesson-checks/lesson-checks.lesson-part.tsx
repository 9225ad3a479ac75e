import { lazyPart } from '@kere/screens/editor/lazy-part'
import type { LessonPart } from '../../../lesson-part.ts'

export const lessonPart: LessonPart = {
  Part: lazyPart(async () => (await import('./checks.tsx')).Checks),
}
