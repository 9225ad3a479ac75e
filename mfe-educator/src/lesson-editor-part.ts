import type { LessonDraft } from '@kere/contracts/courses/course-authoring'
import type { ComponentType } from 'react'

export interface LessonEditorPartProps {
  kind: string
  value: Partial<LessonDraft>
  /** @param change a function, if it is called later, for example from a toast */
  onChange: (change: Partial<LessonDraft> | ((value: Partial<LessonDraft>) => Partial<LessonDraft>)) => void
}

/** Another capability's part of a lesson's editor: declared in a `*.lesson-editor-part.tsx`, which the editor finds by its name. */
export interface LessonEditorPart {
  /** It loads apart from the editor. */
  Part: ComponentType<LessonEditorPartProps>
  name: string
  /** Says everything that the part holds, so that a conflict shows each difference between two versions. */
  inWords: (value: Partial<LessonDraft>) => string
}
