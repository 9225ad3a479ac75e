import { t } from '@kere/brand/messages'
import type { MyLesson } from '@kere/contracts/courses/learning'
import { langOf } from '@kere/screens/content-language'
import { myCourseHref } from '@kere/screens/course-href'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'

interface PlayerFootProps {
  courseId: string
  lesson: MyLesson
  isDone: boolean
  onDone: (isDone: boolean) => void
  tools: ReactNode
}

export function PlayerFoot({ courseId, lesson: { previous, next }, isDone, onDone, tools }: PlayerFootProps) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex h-16 items-center gap-2 border-t border-hairline bg-surface px-4 desk:px-5"
    >
      {previous ? (
        <Step
          courseId={courseId}
          lesson={previous}
          label={t('Previous lesson', 'Label, player of a course')}
          arrow="back"
        />
      ) : (
        <span className={side} />
      )}
      <Button
        variant={isDone ? 'outline' : 'primary'}
        icon={isDone ? <CircleCheck aria-hidden="true" className="text-leaf" /> : <Check aria-hidden="true" />}
        aria-pressed={isDone}
        onClick={() => onDone(!isDone)}
        className="max-desk:min-w-0 max-desk:flex-auto! max-desk:px-2! max-[22rem]:[&_svg]:hidden desk:min-w-46"
      >
        {isDone ? t('Done', 'Button, player of a course') : t('Mark as done', 'Button, player of a course')}
      </Button>
      {next ? (
        <Step
          courseId={courseId}
          lesson={next}
          label={t('Next lesson', 'Label, player of a course')}
          arrow="on"
          isMain={isDone}
        />
      ) : (
        <span className={side} />
      )}
      {tools}
    </div>
  )
}

const side = 'max-desk:w-11 desk:flex desk:min-w-0 desk:basis-0 desk:grow'

interface StepProps {
  courseId: string
  lesson: NonNullable<MyLesson['next']>
  label: string
  arrow: 'back' | 'on'
  isMain?: boolean
}

function Step({ courseId, lesson, label, arrow, isMain = false }: StepProps) {
  return (
    <div className={`${side} ${arrow === 'on' ? 'desk:justify-end' : ''}`}>
      <ButtonLink
        href={myCourseHref(courseId, lesson.id)}
        aria-label={`${label}: ${lesson.title}`}
        variant={isMain ? 'primary' : 'outline'}
        className="max-w-full max-desk:w-11 max-desk:px-0! desk:py-0.5! wide:max-w-104"
      >
        {arrow === 'back' && <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />}
        <span lang={langOf(lesson.language)} className="line-clamp-2 text-start text-dense max-desk:hidden">
          {lesson.title}
        </span>
        {arrow === 'on' && <ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />}
      </ButtonLink>
    </div>
  )
}
