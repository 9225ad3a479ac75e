import { courseRelations } from '@kere/contracts/courses/course-relations'
import type { Course } from '@kere/contracts/courses/courses'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import Clock from 'lucide-react/icons/clock'
import { ownCoursesKey } from '../../../pages/own-courses.api.ts'
import { OrderForm } from '../../../forms/order-form.tsx'
import { enrollId, courseHref } from './course-href.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { courseQuery } from './courses.api.ts'
import { describeOrderRefusal } from './order-refusal.ts'

interface CourseOrderProps {
  course: Course
  openOrderId: string | null
}

export function CourseOrder({ course: { id, price }, openOrderId }: CourseOrderProps) {
  const { api } = useRemote()
  if (openOrderId) return <WaitingOrder id={openOrderId} />
  return (
    <OrderForm
      formName="order"
      item={{ kind: 'course', id, price }}
      page={courseHref(id)}
      buttonId={enrollId}
      affects={[courseStandingQuery(api, id), courseQuery(api, id), { queryKey: ownCoursesKey }]}
      describe={describeOrderRefusal}
    >
      Enroll in Course
    </OrderForm>
  )
}

const WaitingOrder = ({ id }: { id: string }) => (
  <>
    <p className="flex items-center gap-2 text-dense font-semibold text-warn">
      <Clock aria-hidden="true" className="size-4.5" />
      {courseRelations.to_pay.fact}
    </p>
    <ButtonLink href={`/dashboard/my-orders/${encodeURIComponent(id)}`} size="main" wide>
      {courseRelations.to_pay.main.label}
    </ButtonLink>
  </>
)
