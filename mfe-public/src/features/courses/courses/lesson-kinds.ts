import { lessonKindNames, type LessonKind } from '@kere/contracts/courses/course-options'
import { lookup, labelOf } from '@kere/contracts/http/open-value'

interface LessonLook {
  name: string
  glyph: string
}

const glyphs: Record<LessonKind, string> = {
  video: 'glyph-video',
  reading: 'glyph-reading',
  task: 'glyph-task',
  note: 'glyph-reading',
}

export const lessonKindOf = (kind: string): LessonLook => ({
  name: labelOf(lessonKindNames, kind),
  glyph: lookup(glyphs, kind) ?? 'glyph-other',
})
