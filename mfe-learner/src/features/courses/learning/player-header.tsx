import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { MyCourse, MyLesson } from '@kere/contracts/courses/learning'
import { isOnlyOpened, progressText } from '@kere/contracts/courses/progress-text'
import { langOf } from '@kere/screens/content-language'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'

interface PlayerHeaderProps {
  course: MyCourse
  lesson: MyLesson | null
  tools: ReactNode
}

export const barHeight = 'h-15 desk:h-16'

export function PlayerHeader({ course, lesson, tools }: PlayerHeaderProps) {
  const { progress, lessonsDone, lessonCount, modules } = course
  return (
    <header
      className={`sticky top-0 z-20 flex ${barHeight} items-center gap-1 border-b border-hairline bg-surface px-2 desk:gap-3 desk:ps-3 desk:pe-5`}
    >
      <BackLink />
      <div className="min-w-0 grow leading-dense">
        <p lang={langOf(course.course.language)} className="truncate text-meta text-muted max-desk:hidden">
          {course.course.title}
        </p>
        {lesson && (
          <p className="truncate font-semibold max-desk:text-dense">
            {t(
              'Module {number} · Lesson {lesson} of {lessonCount}',
              { number: lesson.module.number, lesson: lesson.number, lessonCount: lesson.module.lessonCount },
              'Text, player of a course',
            )}
          </p>
        )}
      </div>
      <ProgressBar
        label={t('Progress in {title}', { title: course.course.title }, 'Label, player of a course')}
        value={progress}
        max={100}
        segments={modules.map(({ lessons }) => Math.max(1, lessons.length))}
        className="w-44 max-desk:hidden"
      />
      <p className="shrink-0 ps-1 text-meta text-muted">
        <strong className="text-body font-semibold text-ink tabular-nums">{progressText(course)}</strong>
        {!isOnlyOpened(course) && (
          <VisuallyHidden> {t('done', 'After the share of a course, as “40%”, for screen readers')}</VisuallyHidden>
        )}
        <span className="ps-2 tabular-nums max-desk:hidden">
          {t(
            '{lessonsDone} of {lessonCount, plural, one {# lesson} other {# lessons}}',
            { lessonsDone, lessonCount },
            'Text, player of a course',
          )}
        </span>
      </p>
      {tools}
    </header>
  )
}

export function BackLink() {
  return (
    <a
      href={localPath('/dashboard/my-courses')}
      aria-label={t('Back to my courses', 'For screen readers, player of a course')}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </a>
  )
}
