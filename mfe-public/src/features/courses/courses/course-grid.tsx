import { CardGrid } from '@kere/ui/layout/card'
import { useRemote } from '@kere/platform/react/remote-tree'
import { CourseCard } from './course-card.tsx'
import type { ListedCourse } from './courses.api.ts'

interface CourseGridProps {
  courses: readonly ListedCourse[]
  isRow?: boolean
}

export function CourseGrid({ courses, isRow = false }: CourseGridProps) {
  const { drawPart } = useRemote()
  const className = isRow ? 'cards-below desk:grid-cols-3!' : 'rows-on-phones'
  if (drawPart)
    return <CardGrid className={className} html={courses.map((course) => drawPart(CourseCard, { course })).join('')} />
  return (
    <CardGrid className={className}>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </CardGrid>
  )
}
