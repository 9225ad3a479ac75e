import { t } from '@kere/brand/messages'
import { handInKindNames } from '@kere/contracts/courses/field-tasks-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import type { LessonEditorPart } from '../../../lesson-editor-part.ts'

export const lessonEditorPart: LessonEditorPart = {
  Part: lazyPart(async () => (await import('./hand-in-editor.tsx')).HandInEditor),
  name: t('Hand-in', 'Name, educator'),
  inWords: ({ handIn }) =>
    handIn
      ? [labelOf(handInKindNames, handIn.kind), handIn.text, handIn.unit, handIn.min, handIn.max]
          .filter(Boolean)
          .join(', ')
      : '',
}
