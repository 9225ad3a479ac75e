import type { Course } from '@kere/contracts/courses'
import { ApiError } from '@kere/platform/api'
import { signInPath, withNext } from '@kere/platform/landing'
import { notices } from '@kere/platform/notices'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { Button, ButtonLink } from '@kere/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormRefusal } from '../../form-refusal.tsx'
import { refusalOf, refusalOfSubmission } from '../../refusal.ts'
import { enrollId } from './course-action.tsx'
import { courseHref } from './course-href.ts'
import { courseStandingQuery } from './course-standing.api.ts'
import { describeOrderRefusal } from './order-refusal.ts'

const orderHref = (id: string) => `/dashboard/my-orders/${encodeURIComponent(id)}`

interface OrderFormProps {
  course: Course
  openOrderId: string | null
}

/** S-112. Where it cannot be told whether the course is ordered already, the API answers with that order when it is pressed. */
export function OrderForm({ course, openOrderId }: OrderFormProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const submission = useSubmission('order')
  const [refusal, setRefusal] = useState(submission && refusalOfSubmission(submission))
  const standing = courseStandingQuery(api, course.id)

  if (openOrderId) return <WaitingOrder id={openOrderId} />

  const order = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      const { placeOrder } = await import('@kere/contracts/orders')
      const placed = await api.call(placeOrder, { body: { itemKind: 'course', itemId: course.id } })
      void cache.invalidateQueries(standing)
      context.notify(notices.order_placed)
      void navigate(orderHref(placed.id))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated')
        return context.navigation.push(withNext(signInPath, `${courseHref(course.id)}#${enrollId}`))
      isUnderWay.current = false
      setBusy(false)
      setRefusal(refusalOf(error))
      void cache.invalidateQueries(standing)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void order()
  }
  return (
    <>
      {/* S-115 */}
      <FormRefusal refusal={refusal} describe={describeOrderRefusal} />
      {/* Native, so that it also works without a script, or before it has come. */}
      <form method="post" action={`${courseHref(course.id)}/order`} onSubmit={submit}>
        <input type="hidden" name="itemKind" value="course" />
        <input type="hidden" name="itemId" value={course.id} />
        <Button id={enrollId} type="submit" size="main" isBusy={isBusy} busyLabel="Placing your order" wide>
          Enroll in Course
        </Button>
      </form>
    </>
  )
}

const WaitingOrder = ({ id }: { id: string }) => (
  <>
    <p className="flex items-center gap-2 text-dense font-semibold text-warn">
      <Clock aria-hidden="true" className="size-4.5" />
      Waiting for your payment
    </p>
    <ButtonLink href={orderHref(id)} size="main" wide>
      See how to pay
    </ButtonLink>
  </>
)
