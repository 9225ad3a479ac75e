import { countOf } from '@kere/brand/count'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { formatPrice } from '@kere/ui/money/price-format'
import { TextArea } from '@kere/ui/controls/text-area'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { refundMutation } from './orders.api.ts'

interface RefundDialogProps {
  order: OwnOrder
  isOpen: boolean
  onClose: () => void
}

export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  const { api, context } = useRemote()
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const asking = useMutation(refundMutation(api, order.id))
  const refused = asking.error instanceof ApiError ? asking.error.errors.at(0)?.detail : undefined

  // The dialog has been shown by then: effects run from the inside out.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (asking.isPending) return
    asking.mutate(reason, {
      onSuccess: () => {
        onClose()
        context.notify({ tone: 'success', text: 'Refund requested. We will email you our decision.' })
      },
      onError: () => field.current?.focus(),
    })
  }
  return (
    <Dialog
      title="Request a refund"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} isBusy={asking.isPending} busyLabel="Sending">
            Request the refund
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="mt-2 text-dense text-muted">
        We review it and email you our decision. If we refund {formatPrice(order.amount)}, your access ends, and your
        progress and notes are deleted.
      </p>
      <form id={form} noValidate onSubmit={submit} className="mt-4">
        <TextArea
          ref={field}
          name="reason"
          label="Why would you like a refund?"
          hint={`${reason.trim().length} of ${countOf(orderLimits.reasonLength, 'character')}`}
          error={refused}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
      {asking.error && refused === undefined && (
        <RefusedAct className="mt-3">The refund was not requested. {asking.error.message}</RefusedAct>
      )}
    </Dialog>
  )
}
