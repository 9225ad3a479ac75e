import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { lazyComponent } from './lazy-component.ts'
import { ownCoursesQuery } from './own-courses.api.ts'
import { useHydrated } from './use-hydrated.ts'
import { LatePart } from './late-part.tsx'

const mark = lazyComponent(async () => (await import('./own-course-mark.tsx')).OwnCourseMark)

interface OwnCourseProps {
  id: string
  /** What stands there for anybody. */
  children?: ReactNode
}

/** What the reader is to a course, on its card. The edge keeps the page for everybody, so it is told after hydration. */
export function OwnCourse({ id, children }: OwnCourseProps) {
  const { api, context } = useRemote()
  const isHydrated = useHydrated()
  const { data } = useQuery({
    ...ownCoursesQuery(api),
    enabled: isHydrated && context.session.user?.isOnboarded === true,
  })
  const standing = data?.[id]
  if (!standing) return children
  return <LatePart of={mark} props={{ standing, offered: children }} fallback={children} />
}
