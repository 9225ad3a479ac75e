import { type ReactNode } from 'react'
import { LatePart } from './late-part.tsx'
import { lazyComponent } from './lazy-component.ts'
import { ownCoursesQuery } from './own-courses.api.ts'
import { useOwn } from './use-own.ts'

const mark = lazyComponent(async () => (await import('./own-course-mark.tsx')).OwnCourseMark)

interface OwnCourseProps {
  id: string
  children?: ReactNode
}

/** Shows the reader's relation to a course on its card. */
export function OwnCourse({ id, children }: OwnCourseProps) {
  const standing = useOwn(ownCoursesQuery)?.[id]
  if (!standing) return children
  return <LatePart of={mark} props={{ standing, offered: children }} fallback={children} />
}
