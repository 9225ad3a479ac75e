import type { MyLesson } from '@kere/contracts/courses/learning'
import type { WaitingWrite } from '@kere/platform/device'
import type { ComponentType } from 'react'

export interface LessonPartProps {
  courseId: string
  lesson: Pick<MyLesson, 'id' | 'title' | 'kind'>
  /** All writes that wait on the device to be sent. */
  waiting: readonly WaitingWrite[]
}

/**
 * A part that another capability shows below each lesson. The player finds it by the name of its file,
 * `*.lesson-part.tsx`.
 */
export interface LessonPart {
  /** The component's code should be loaded apart from the player's. */
  Part: ComponentType<LessonPartProps>
}
