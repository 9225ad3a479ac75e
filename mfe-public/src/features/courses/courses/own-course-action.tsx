import { t } from '@kere/brand/messages'
import { continueCourse, courseRelationOf, courseRelations } from '@kere/contracts/courses/course-relations'
import { doneText } from '@kere/contracts/courses/progress-text'
import type { Course } from '@kere/contracts/courses/courses'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { ButtonLink } from '@kere/ui/controls/button'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { formErrorOfSubmission } from '../../../forms/refusal.ts'
import { playerHref } from './course-href.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { EnrollForm } from './enroll-form.tsx'
import { Enrolled } from './enrolled.tsx'
import { CourseOrder } from './course-order.tsx'
import { describeOrderRefusal } from './order-refusal.ts'

/**
 * Only signed-in readers see this. While their relation to the course is unknown, the API decides when they press the
 * button.
 */
export function OwnCourseAction({ course }: { course: Course }) {
  const { api } = useRemote()
  const standing = useQuery(courseStandingQuery(api, course.id))
  const enrolling = useSubmission('enroll')
  const submission = useSubmission('code-enroll') ?? enrolling
  const [refusal, setRefusal] = useState(submission && formErrorOfSubmission(submission))
  const [isNew, setNew] = useState(false)

  if (standing.isPending) return <Skeleton className="h-13" />
  if (isNew) return <Enrolled course={course} onStay={() => setNew(false)} />
  const relation = standing.data ? courseRelationOf(standing.data) : 'none'
  const { openOrderId = null, progress = 0 } = standing.data ?? {}
  const href = relation === 'own' ? `/dashboard/courses/${encodeURIComponent(course.id)}` : playerHref(course.id)
  const isEnrolled = relation === 'not_started' || relation === 'in_progress'
  return (
    <div className="grid gap-3">
      <FormRefusal refusal={refusal} describe={describeOrderRefusal} />
      {isEnrolled && <Progress percent={progress} />}
      {relation === 'none' || relation === 'to_pay' ? (
        <Offer course={course} openOrderId={openOrderId} onRefused={setRefusal} onEnrolled={() => setNew(true)} />
      ) : (
        <ButtonLink href={href} size="main" wide>
          {isEnrolled ? continueCourse : courseRelations[relation].main.label}
        </ButtonLink>
      )}
    </div>
  )
}

interface OfferProps extends Pick<ComponentProps<typeof EnrollForm>, 'onRefused' | 'onEnrolled'> {
  course: Course
  openOrderId: string | null
}

const Offer = ({ course, openOrderId, ...answers }: OfferProps) =>
  course.price > 0 ? (
    <CourseOrder course={course} openOrderId={openOrderId} {...answers} />
  ) : (
    <EnrollForm courseId={course.id} {...answers} />
  )

function Progress({ percent }: { percent: number }) {
  return (
    <div className="text-meta text-muted max-wide:hidden">
      <p className="mb-1.5">{percent === 0 ? courseRelations.not_started.fact : doneText({ progress: percent })}</p>
      <ProgressBar label={t('Progress', 'Name of a bar, for screen readers')} value={percent} max={100} />
    </div>
  )
}
