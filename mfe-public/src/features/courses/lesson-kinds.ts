import type { LessonKind } from '@kere/contracts/course-options'
import { keptFor } from '@kere/contracts/open-value'
import CircleSmall from 'lucide-react/icons/circle-small'
import FileText from 'lucide-react/icons/file-text'
import Play from 'lucide-react/icons/play'
import Shovel from 'lucide-react/icons/shovel'

const kinds: Record<LessonKind, { name: string; Icon: typeof Play }> = {
  video: { name: 'Video', Icon: Play },
  reading: { name: 'Reading', Icon: FileText },
  task: { name: 'Field task', Icon: Shovel },
}

/** Also of a kind that is younger than this release. */
export const lessonKindOf = (kind: string) => keptFor(kinds, kind) ?? { name: kind, Icon: CircleSmall }
