import { countOf } from '@kere/brand/count'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { formatPrice } from '@kere/ui/money/price-format'
import { TextArea } from '@kere/ui/controls/text-area'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { loadContract, showOrder } from './orders.api.ts'

interface RefundDialogProps {
  order: OwnOrder
  isOpen: boolean
  onClose: () => void
}

export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useForm({
    initial: { reason: '' },
    schema: async () => (await loadContract()).refundRequest,
    send: async (body, { idempotencyKey }) =>
      showOrder(
        client,
        order.id,
        api.call((await loadContract()).requestRefund, { params: { id: order.id }, body }, { idempotencyKey }),
      ),
    onSaved() {
      onClose()
      context.notify({ tone: 'success', text: 'Refund requested. We will email you our decision.' })
    },
  })

  // The dialog has been shown by then: effects run from the inside out.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  return (
    <Dialog
      title="Request a refund"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form.props.id} isBusy={form.isBusy} busyLabel="Sending">
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
      <form {...form.props} className="mt-4">
        <TextArea
          {...form.field('reason')}
          ref={field}
          label="Why would you like a refund?"
          hint={`${form.values.reason.trim().length} of ${countOf(orderLimits.reasonLength, 'character')}`}
          required
        />
      </form>
      {form.refusal && <RefusedAct className="mt-3">The refund was not requested. {form.refusal}</RefusedAct>}
    </Dialog>
  )
}
