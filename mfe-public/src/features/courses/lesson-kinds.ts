import type { LessonKind } from '@kere/contracts/course-options'
import { keptFor } from '@kere/contracts/open-value'

interface LessonLook {
  name: string
  /** Of the remote's sheet. */
  glyph: string
}

const kinds: Record<LessonKind, LessonLook> = {
  video: { name: 'Video', glyph: 'glyph-video' },
  reading: { name: 'Reading', glyph: 'glyph-reading' },
  task: { name: 'Field task', glyph: 'glyph-task' },
}

/** Also of a kind that is younger than this release. */
export const lessonKindOf = (kind: string): LessonLook => keptFor(kinds, kind) ?? { name: kind, glyph: 'glyph-other' }
