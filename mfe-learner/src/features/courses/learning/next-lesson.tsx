import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { MyCourse, MyLesson } from '@kere/contracts/courses/learning'
import { useRemote } from '@kere/platform/react/remote-tree'
import { langOf } from '@kere/screens/content-language'
import { myCourseHref } from '@kere/screens/course-href'
import { Button } from '@kere/ui/controls/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { kindText } from './lesson-view.tsx'
import { lessonsOf } from './player.domain.ts'

interface NextLessonProps {
  course: MyCourse
  lesson: MyLesson
  onDone: (isDone: boolean) => void
}

/** Leads on from a note, which is read before a reader looks at the bar at the bottom. */
export function NextLesson({ course, lesson, onDone }: NextLessonProps) {
  const { navigation } = useRemote().context
  const next = lessonsOf(course).find(({ id }) => id === lesson.next?.id)
  if (!next) return null
  return (
    <section
      aria-labelledby="next-lesson"
      className="mt-8 flex max-w-measure flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-canvas px-5 py-4"
    >
      <div className="min-w-0 grow basis-56">
        <h2 id="next-lesson" className="font-body text-meta font-normal tracking-normal text-muted">
          {t('Next lesson', 'Label, player of a course')}
        </h2>
        <p lang={langOf(next.language)} className="mt-0.5 leading-dense font-semibold wrap-anywhere">
          {next.title}
        </p>
        <p className="mt-0.5 text-meta text-muted">{kindText(next)}</p>
      </div>
      <Button
        variant="outline"
        onClick={() => {
          if (!lesson.isDone) onDone(true)
          navigation.push(localPath(myCourseHref(course.course.id, next.id)))
        }}
      >
        {lesson.isDone
          ? t('Continue', 'Button, player of a course')
          : t('Finish and continue', 'Button, player of a course')}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Button>
    </section>
  )
}
