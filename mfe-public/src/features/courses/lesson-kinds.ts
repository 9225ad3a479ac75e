import { lessonKindNames, type LessonKind } from '@kere/contracts/course-options'
import { keptFor, labelOf } from '@kere/contracts/open-value'

interface LessonLook {
  name: string
  glyph: string
}

const glyphs: Record<LessonKind, string> = {
  video: 'glyph-video',
  reading: 'glyph-reading',
  task: 'glyph-task',
}

export const lessonKindOf = (kind: string): LessonLook => ({
  name: labelOf(lessonKindNames, kind),
  glyph: keptFor(glyphs, kind) ?? 'glyph-other',
})
