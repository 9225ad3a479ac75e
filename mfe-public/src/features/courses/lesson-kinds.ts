import { lessonKindNames, type LessonKind } from '@kere/contracts/course-options'
import { keptFor, labelOf } from '@kere/contracts/open-value'

interface LessonLook {
  name: string
  /** Of the remote's sheet. */
  glyph: string
}

const glyphs: Record<LessonKind, string> = {
  video: 'glyph-video',
  reading: 'glyph-reading',
  task: 'glyph-task',
}

/** Also of a kind that is younger than this release. */
export const lessonKindOf = (kind: string): LessonLook => ({
  name: labelOf(lessonKindNames, kind),
  glyph: keptFor(glyphs, kind) ?? 'glyph-other',
})
