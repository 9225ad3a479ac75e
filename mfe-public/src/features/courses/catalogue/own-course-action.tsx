import type { Course } from '@kere/contracts/courses/courses'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { ButtonLink } from '@kere/ui/controls/button'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { formErrorOfSubmission } from '../../../forms/refusal.ts'
import { playerHref } from './course-href.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { describeEnrollRefusal } from './enroll-refusal.ts'
import { EnrollForm } from './enroll-form.tsx'
import { Enrolled } from './enrolled.tsx'
import { CourseOrder } from './course-order.tsx'

/** For who is signed in. Where it cannot be told what they are to the course, the API decides when they press. */
export function OwnCourseAction({ course }: { course: Course }) {
  const { api } = useRemote()
  const standing = useQuery(courseStandingQuery(api, course.id))
  const submission = useSubmission('enroll')
  const [refusal, setRefusal] = useState(submission && formErrorOfSubmission(submission))
  const [isNew, setNew] = useState(false)

  if (standing.isPending) return <Skeleton className="h-13" />
  if (isNew) return <Enrolled course={course} onStay={() => setNew(false)} />
  const { standing: known = 'none', progress = 0, openOrderId = null } = standing.data ?? {}
  return (
    <div className="grid gap-3">
      {/* S-115 */}
      <FormRefusal refusal={refusal} describe={describeEnrollRefusal} />
      {known === 'own' ? (
        <ButtonLink href={`/dashboard/courses/${encodeURIComponent(course.id)}`} size="main" wide>
          Edit this course
        </ButtonLink>
      ) : known === 'enrolled' ? (
        <>
          <Progress percent={progress} />
          <ButtonLink href={playerHref(course.id)} size="main" wide>
            Continue Course
          </ButtonLink>
        </>
      ) : known === 'completed' ? (
        <ButtonLink href={playerHref(course.id)} size="main" wide>
          View Course
        </ButtonLink>
      ) : course.price > 0 ? (
        <CourseOrder course={course} openOrderId={openOrderId} />
      ) : (
        <EnrollForm courseId={course.id} onRefused={setRefusal} onEnrolled={() => setNew(true)} />
      )}
    </div>
  )
}

function Progress({ percent }: { percent: number }) {
  return (
    <div className="text-meta text-muted max-wide:hidden">
      <p className="mb-1.5">{percent === 0 ? 'Enrolled, not started' : `${percent}% done`}</p>
      <ProgressBar label="Progress" value={percent} max={100} />
    </div>
  )
}
