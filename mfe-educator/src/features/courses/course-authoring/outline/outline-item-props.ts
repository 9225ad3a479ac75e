import type { CourseOutline } from '../draft/course-value.ts'
import type { OutlineActs } from './use-outline.ts'

export interface OpenPart {
  kind: 'lesson' | 'module'
  id: string
}

export interface OutlineItemProps {
  outline: CourseOutline
  open: OpenPart | null
  acts: OutlineActs
  onStep: (key: string, move: () => void) => void
}
