import type { MyLesson } from '@kere/contracts/courses/learning'
import type { WaitingWrite } from '@kere/platform/device'
import type { ComponentType } from 'react'

export interface LessonPartProps {
  courseId: string
  lesson: Pick<MyLesson, 'id' | 'title'>
  /** All that waits on the device to be sent. */
  waiting: readonly WaitingWrite[]
}

/** Another capability's part below each lesson: declared in a `*.lesson-part.tsx`, which the player finds by its name. */
export interface LessonPart {
  /** It loads apart from the player. */
  Part: ComponentType<LessonPartProps>
}
