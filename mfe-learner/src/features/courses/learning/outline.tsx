import { t } from '@kere/brand/messages'
import { langOf } from '@kere/screens/content-language'
import type { MyCourse } from '@kere/contracts/courses/learning'
import { myCourseHref } from '@kere/screens/course-href'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import { Link } from 'react-router-dom'
import type { OutlineLesson } from './player.domain.ts'

interface OutlineProps {
  course: MyCourse
  lessonId: string | null
  onChoose?: (() => void) | undefined
}

export function Outline({ course, lessonId, onChoose }: OutlineProps) {
  return (
    <nav aria-label={t('Course outline', 'For screen readers, player of a course')}>
      {course.modules.map((module, index) => {
        const done = module.lessons.filter(({ isDone }) => isDone).length
        const isWhole = done === module.lessons.length && done > 0
        const isCurrent = module.lessons.some(({ id }) => id === lessonId)
        return (
          <Disclosure
            // The key opens the module of the current lesson when the lesson changes. The other modules stay as they
            // are.
            key={`${module.id} ${String(isCurrent)}`}
            isOpen={isCurrent}
            summaryLayout="flex items-center gap-2 py-2.5 px-4 desk:px-5"
            className="[&>div]:pb-2"
            summary={
              <>
                <span className="font-heading text-card font-heavy text-brand tabular-nums">{index + 1}</span>
                <h3 lang={langOf(course.course.originalLanguage)} className="min-w-0 grow text-body leading-dense">
                  {module.title}
                </h3>
                {isWhole && <CircleCheck aria-hidden="true" className="size-4.5 text-leaf" />}
                <span className="text-meta text-muted tabular-nums">
                  <span aria-hidden="true">
                    {done}/{module.lessons.length}
                  </span>
                  <VisuallyHidden>
                    {t(
                      '{done}/{count, plural, one {# lesson} other {# lessons}} done',
                      { done, count: module.lessons.length },
                      'Said to screen readers',
                    )}
                  </VisuallyHidden>
                </span>
              </>
            }
          >
            <ol className="list-none">
              {module.lessons.map((lesson) => (
                <li key={lesson.id}>
                  <Link
                    to={myCourseHref(course.course.id, lesson.id)}
                    aria-current={lesson.id === lessonId ? 'step' : undefined}
                    onClick={onChoose}
                    className={`flex min-h-11 items-start gap-2.5 border-s-3 py-2.5 ps-4 pe-3 text-dense text-ink no-underline -outline-offset-2 desk:min-h-9 desk:py-2 desk:ps-4.25 ${lesson.id === lessonId ? 'border-brand bg-brand-soft font-semibold' : 'border-transparent hover:bg-hover'}`}
                  >
                    <LessonMark lesson={lesson} isCurrent={lesson.id === lessonId} />
                    <span className={lesson.isDone && lesson.id !== lessonId ? 'text-muted' : ''}>
                      <span lang={langOf(lesson.language)}>{lesson.title}</span>
                      {lesson.isDone && (
                        <VisuallyHidden>
                          {t(', done', 'After the title of a lesson, for screen readers')}
                        </VisuallyHidden>
                      )}
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </Disclosure>
        )
      })}
    </nav>
  )
}

function LessonMark({ lesson, isCurrent }: { lesson: OutlineLesson; isCurrent: boolean }) {
  const place = 'mt-0.5 size-4.5'
  if (lesson.isDone) return <CircleCheck aria-hidden="true" className={`${place} text-leaf`} />
  if (isCurrent) return <CircleDot aria-hidden="true" className={place} />
  return <Circle aria-hidden="true" className={`${place} text-control`} />
}
