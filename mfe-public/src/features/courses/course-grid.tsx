import { CardGrid } from '@kere/ui/card'
import { CourseCard } from './course-card.tsx'
import type { ListedCourse } from './courses.api.ts'

/** In the catalogue's first screen; the first is its largest picture. */
const eagerCovers = 2

interface CourseGridProps {
  courses: readonly ListedCourse[]
  isOnTop?: boolean
  isRow?: boolean
}

export function CourseGrid({ courses, isOnTop = false, isRow = false }: CourseGridProps) {
  const coverLoading = (position: number) => {
    if (!isOnTop || position >= eagerCovers) return 'lazy'
    return position === 0 ? 'first' : 'eager'
  }

  return (
    <CardGrid className={isRow ? 'desk:grid-cols-3!' : 'rows-on-phones'}>
      {courses.map((course, position) => (
        <CourseCard key={course.id} course={course} coverLoading={coverLoading(position)} />
      ))}
    </CardGrid>
  )
}
