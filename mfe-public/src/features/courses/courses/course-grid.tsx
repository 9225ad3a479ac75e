import { CardGrid } from '@kere/ui/layout/card'
import { CourseCard } from './course-card.tsx'
import type { ListedCourse } from './courses.api.ts'

interface CourseGridProps {
  courses: readonly ListedCourse[]
  isRow?: boolean
}

export function CourseGrid({ courses, isRow = false }: CourseGridProps) {
  return (
    <CardGrid className={isRow ? 'cards-below desk:grid-cols-3!' : 'rows-on-phones'}>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </CardGrid>
  )
}
