import type { Course } from '@kere/contracts/courses/courses'
import { useRemote } from '@kere/platform/react/remote-tree'
import { AskingForm } from '../../../forms/asking-form.tsx'
import { courseHref, enrollId } from './course-href.ts'
import { ownAction } from './own-action.ts'
import { LatePart } from '../../../pages/late-part.tsx'

export function CourseAction({ course }: { course: Course }) {
  const { user } = useRemote().context.session
  if (user?.isOnboarded) return <LatePart of={ownAction} props={{ course }} />
  const page = courseHref(course.id)
  if (course.price > 0)
    return (
      <AskingForm
        action={`${page}/order`}
        fields={{ itemKind: 'course', itemId: course.id, price: `${course.price}` }}
        buttonId={enrollId}
      >
        Enroll in Course
      </AskingForm>
    )
  return (
    <AskingForm action={page} buttonId={enrollId}>
      Enroll for Free
    </AskingForm>
  )
}
