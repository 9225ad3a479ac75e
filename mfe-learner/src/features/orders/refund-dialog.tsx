import { countOf } from '@kere/brand/count'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { formatPrice } from '@kere/ui/money/price-format'
import { TextArea } from '@kere/ui/controls/text-area'
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

  // React runs the effects of children first, so the dialog is already shown here.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  return (
    <FormDialog
      form={form}
      title="Request a refund"
      isOpen={isOpen}
      onClose={onClose}
      submit={{ label: 'Request the refund', busy: 'Sending' }}
      refusal={form.refusal && `The refund was not requested. ${form.refusal}`}
      intro={
        <p className="mt-2 text-dense text-muted">
          We review it and email you our decision. If we refund {formatPrice(order.amount)}, your access ends, and your
          progress, notes and hand-ins are deleted.
        </p>
      }
    >
      <TextArea
        {...form.field('reason')}
        ref={field}
        label="Why would you like a refund?"
        hint={`${form.values.reason.trim().length} of ${countOf(orderLimits.reasonLength, 'character')}`}
        required
      />
    </FormDialog>
  )
}
