import { t } from '@kere/brand/messages'
import { courseRelations } from '@kere/contracts/courses/course-relations'
import type { Course } from '@kere/contracts/courses/courses'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { Skeleton } from '@kere/ui/status/skeleton'
import Clock from 'lucide-react/icons/clock'
import { useSubmission } from '@kere/platform/react/use-submission'
import { useEffect, type ComponentProps } from 'react'
import { ownCoursesKey } from '../../../pages/own-courses.api.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { OrderForm } from '../../../forms/order-form.tsx'
import { formErrorOfSubmission } from '../../../forms/refusal.ts'
import { codePriceKey } from './course-code.api.ts'
import { CodeSum, useCodePrice } from './course-code.tsx'
import { enrollId, courseHref } from './course-href.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { courseQuery } from './courses.api.ts'
import { EnrollForm } from './enroll-form.tsx'
import { describeOrderRefusal } from './order-refusal.ts'

interface CourseOrderProps extends Pick<ComponentProps<typeof EnrollForm>, 'onRefused' | 'onEnrolled'> {
  course: Course
  openOrderId: string | null
}

/** With a code, an order that waits is placed again: the API changes it to the lower price. */
export function CourseOrder({ course: { id, price }, openOrderId, ...answers }: CourseOrderProps) {
  const { price: sum, refusal, isLoading, refetch } = useCodePrice(id)
  const isOfOtherPrice = sum !== null && sum.price !== price
  useEffect(() => {
    if (isOfOtherPrice) void refetch()
  }, [isOfOtherPrice, price, refetch])
  if (isLoading) return <Skeleton className="h-13" />
  if (sum?.amount === 0)
    return (
      <>
        <CodeSum sum={sum} shownPrice={price} />
        <EnrollForm courseId={id} code={sum.code} {...answers} />
      </>
    )
  return (
    <>
      {sum && <CodeSum sum={sum} shownPrice={price} />}
      {refusal && (
        <p className="text-meta text-muted wide:hidden">
          {t('Your code was not applied. See the reason below.', 'A discount code')}
        </p>
      )}
      {openOrderId && !sum ? (
        <WaitingOrder id={openOrderId} />
      ) : (
        <PlaceOrder id={id} price={sum?.price ?? price} code={sum?.code} />
      )}
    </>
  )
}

function PlaceOrder({ id, price, code }: { id: string; price: number; code: string | undefined }) {
  const { api } = useRemote()
  return (
    <OrderForm
      formName="order"
      item={{ kind: 'course', id, price, ...(code !== undefined && { code }) }}
      page={courseHref(id)}
      buttonId={enrollId}
      affects={[
        courseStandingQuery(api, id),
        courseQuery(api, id),
        { queryKey: codePriceKey(id) },
        { queryKey: ownCoursesKey },
      ]}
      describe={describeOrderRefusal}
    >
      {t('Enroll in Course', 'Button')}
    </OrderForm>
  )
}

function WaitingOrder({ id }: { id: string }) {
  const submission = useSubmission('order')
  return (
    <>
      <FormRefusal refusal={submission && formErrorOfSubmission(submission)} describe={describeOrderRefusal} />
      <p className="flex items-center gap-2 text-dense font-semibold text-warn">
        <Clock aria-hidden="true" className="size-4.5" />
        {courseRelations.to_pay.fact}
      </p>
      <ButtonLink href={`/dashboard/my-orders/${encodeURIComponent(id)}`} size="main" wide>
        {courseRelations.to_pay.main.label}
      </ButtonLink>
    </>
  )
}
