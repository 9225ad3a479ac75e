import { countOf } from '@kere/brand/count'
import type { MyCourse, MyLesson } from '@kere/contracts/courses/learning'
import { isOnlyOpened, progressText } from '@kere/contracts/courses/progress-text'
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
        <p className="truncate text-meta text-muted max-desk:hidden">{course.course.title}</p>
        {lesson && (
          <p className="truncate font-semibold max-desk:text-dense">
            Module {lesson.module.number} · Lesson {lesson.number} of {lesson.module.lessonCount}
          </p>
        )}
      </div>
      <ProgressBar
        label={`Progress in ${course.course.title}`}
        value={progress}
        max={100}
        segments={modules.map(({ lessons }) => Math.max(1, lessons.length))}
        className="w-44 max-desk:hidden"
      />
      <p className="shrink-0 ps-1 text-meta text-muted">
        <strong className="text-body font-semibold text-ink tabular-nums">{progressText(course)}</strong>
        {!isOnlyOpened(course) && <VisuallyHidden> done</VisuallyHidden>}
        <span className="ps-2 tabular-nums max-desk:hidden">
          {lessonsDone} of {countOf(lessonCount, 'lesson')}
        </span>
      </p>
      {tools}
    </header>
  )
}

export function BackLink() {
  return (
    <a
      href="/dashboard/my-courses"
      aria-label="Back to my courses"
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </a>
  )
}
