import { lazyPart } from '@kere/screens/editor/lazy-part'
import type { LessonEditorPart } from '../../../lesson-editor-part.ts'

export const lessonEditorPart: LessonEditorPart = {
  Part: lazyPart(async () => (await import('./checks-editor.tsx')).ChecksEditor),
}
