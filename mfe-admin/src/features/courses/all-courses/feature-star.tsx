import type { ListedCourse } from '@kere/contracts/courses/all-courses'
import { nameOfCourse } from '@kere/screens/course-acts'
import { isPublished } from '@kere/screens/course-status'
import { useRowActs } from '@kere/screens/use-row-acts'
import Star from 'lucide-react/icons/star'
import { courseActs } from './all-courses.acts.tsx'

/**
 * The star of a featured course, over the row's link (U-18). A draft cannot be featured, but one that was featured can
 * be removed.
 */
export function FeatureStar({ course }: { course: ListedCourse }) {
  const { run } = useRowActs(courseActs, course)
  const { featured, status, title } = course
  if (!featured && !isPublished(status)) return <span className="ps-3 text-muted">–</span>
  return (
    <button
      type="button"
      aria-label={`Feature ${nameOfCourse(title)}`}
      aria-pressed={featured}
      onClick={() => run(featured ? 'unfeature' : 'feature')}
      className="relative z-1 grid size-10 cursor-pointer place-items-center rounded-control hover:bg-hover"
    >
      <Star aria-hidden="true" className={`size-5 ${featured ? 'fill-(--ds-marigold) text-warn' : 'text-muted'}`} />
    </button>
  )
}
