import type { CourseOutline } from '../draft/course-value.ts'
import type { OutlineActs } from './use-outline.ts'

/** What is open beside the outline. */
export interface OpenPart {
  kind: 'lesson' | 'module'
  id: string
}

export interface OutlineItemProps {
  outline: CourseOutline
  open: OpenPart | null
  acts: OutlineActs
  /** Moves, and keeps the focus on the handle. */
  onStep: (key: string, move: () => void) => void
}
