import type { PreviewLesson } from '@kere/contracts/courses/learning'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { lessonHref } from './course-href.ts'

export function LessonNeighbors({ lesson: { previous, next, course } }: { lesson: PreviewLesson }) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Lessons to read before enrolling"
      className="mt-10 grid gap-3 border-t-2 border-ink pt-4 desk:grid-cols-2"
    >
      {previous && (
        <Link to={lessonHref(course.id, previous.id)} rel="prev" className={step}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <span>
            <span className="block text-meta text-muted">Previous</span>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link
          to={lessonHref(course.id, next.id)}
          rel="next"
          className={`${step} justify-between desk:col-start-2 desk:text-end`}
        >
          <span className="grow">
            <span className="block text-meta text-muted">Next</span>
            {next.title}
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-brand" />
        </Link>
      )}
    </nav>
  )
}

const step =
  'flex min-h-11 items-center gap-3 rounded-control border border-hairline bg-surface px-4 py-2.5 font-semibold wrap-anywhere hover:border-control'
