import { useRemote } from '@kere/platform/react/remote-tree'
import { CardGrid } from '@kere/ui/card'
import { useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { CourseCard } from './course-card.tsx'
import { courseHref } from './course-href.ts'
import { courseQuery, type ListedCourse } from './courses.api.ts'

/** In the catalogue's first screen; the first is its largest picture. */
const eagerCovers = 2

interface CourseGridProps {
  courses: readonly ListedCourse[]
  isOnTop?: boolean
  isRow?: boolean
}

export function CourseGrid({ courses, isOnTop = false, isRow = false }: CourseGridProps) {
  const { api } = useRemote()
  const cache = useQueryClient()

  const prefetch = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('li')?.querySelector('a') : null
    const course = courses.find(({ id }) => courseHref(id) === link?.getAttribute('href'))
    if (course) cache.query(courseQuery(api, course.id)).catch(() => {})
  }

  const coverLoading = (position: number) => {
    if (!isOnTop || position >= eagerCovers) return 'lazy'
    return position === 0 ? 'first' : 'eager'
  }

  return (
    <div onPointerOver={prefetch} onFocus={prefetch}>
      <CardGrid className={isRow ? 'desk:grid-cols-3!' : 'rows-on-phones'}>
        {courses.map((course, position) => (
          <CourseCard key={course.id} course={course} coverLoading={coverLoading(position)} />
        ))}
      </CardGrid>
    </div>
  )
}
