import { t } from '@kere/brand/messages'
import { checkKindNames } from '@kere/contracts/courses/lesson-checks-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import type { LessonEditorPart } from '../../../lesson-editor-part.ts'

export const lessonEditorPart: LessonEditorPart = {
  Part: lazyPart(async () => (await import('./checks-editor.tsx')).ChecksEditor),
  name: t('Checks', 'Name, educator'),
  inWords: ({ checks = [] }) =>
    checks
      .flatMap(({ kind, question, counts, options, unit, explanation }) => [
        question,
        [labelOf(checkKindNames, kind), unit, counts && 'required'].filter(Boolean).join(', '),
        ...options.map(({ text, isRight, feedback, tolerance }) =>
          [text, tolerance, isRight && 'right', feedback].filter(Boolean).join(', '),
        ),
        explanation,
      ])
      .join('\n'),
}
