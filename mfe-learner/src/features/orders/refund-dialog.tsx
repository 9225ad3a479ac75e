import { t } from '@kere/brand/messages'
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
      context.notify({
        tone: 'success',
        text: t('Refund requested. We will email you our decision.', 'Message, my orders'),
      })
    },
  })

  // React runs the effects of children first, so the dialog is already shown here.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  return (
    <FormDialog
      form={form}
      title={t('Request a refund', 'Heading, my orders')}
      isOpen={isOpen}
      onClose={onClose}
      submit={{ label: t('Request the refund', 'Button'), busy: t('Sending', 'Button while it works') }}
      refusal={
        form.refusal && t('The refund was not requested. {reason}', { reason: form.refusal }, 'Error, my orders')
      }
      intro={
        <p className="mt-2 text-dense text-muted">
          {t(
            'We review it and email you our decision. If we refund {price}, your access ends, and your progress, notes and hand-ins are deleted.',
            { price: formatPrice(order.amount) },
            'Before a refund is requested',
          )}
        </p>
      }
    >
      <TextArea
        {...form.field('reason')}
        ref={field}
        label={t('Why would you like a refund?', 'Label, my orders')}
        hint={t(
          '{count} of {most, plural, one {# character} other {# characters}}',
          { count: form.values.reason.trim().length, most: orderLimits.reasonLength },
          'Hint below a field',
        )}
        required
      />
    </FormDialog>
  )
}
