import { t } from '@kere/brand/messages'
import { gstStateCodes, gstStates, type GstState } from '@kere/contracts/orders/gst'
import type { OrderInvoices } from '@kere/contracts/orders/invoices'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { loadContract, orderInvoicesQuery } from './invoices.api.ts'

interface DetailsDialogProps {
  orderId: string
  details: OrderInvoices['details']
  onClose: () => void
}

interface Values {
  state: GstState
  isForBusiness: boolean
  gstin: string
  businessName: string
}

const states = gstStateCodes.map((value) => ({ value, label: gstStates[value] }))

export function DetailsDialog({ orderId, details: { state, gstin, businessName }, onClose }: DetailsDialogProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const initial: Values = {
    state: gstStateCodes.find((code) => code === state) ?? '29',
    isForBusiness: gstin !== null,
    gstin: gstin ?? '',
    businessName: businessName ?? '',
  }
  const form = useForm({
    initial,
    schema: async () => (await loadContract()).invoiceDetails,
    read: ({ isForBusiness, ...typed }) => ({ ...typed, ...(!isForBusiness && { gstin: null, businessName: null }) }),
    async send(body, { idempotencyKey }) {
      const { setMyInvoiceDetails } = await loadContract()
      const saved = await api.call(setMyInvoiceDetails, { params: { id: orderId }, body }, { idempotencyKey })
      client.setQueryData(orderInvoicesQuery(api, orderId).queryKey, saved)
      context.notify({ tone: 'success', text: t('The invoice will name these details.', 'Message, invoices') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('Invoice details', 'Heading, my orders')}
      onClose={onClose}
      submit={{ label: t('Save', 'Button'), busy: t('Saving', 'Button while it works') }}
      refusal={form.refusal && t('The details were not saved. {reason}', { reason: form.refusal }, 'Error, invoices')}
    >
      {!form.values.isForBusiness && (
        <Select {...form.choice('state', gstStateCodes)} label={t('Your state', 'Label, my orders')} options={states} />
      )}
      <Checkbox {...form.toggle('isForBusiness')}>{t('For a business with a GSTIN', 'Label, my orders')}</Checkbox>
      {form.values.isForBusiness && (
        <>
          <TextInput
            {...form.field('gstin')}
            label={t('GSTIN', 'Label, my orders')}
            hint={t('15 letters and digits. The state follows from it.', 'Hint below a field, my orders')}
            autoComplete="off"
            required
          />
          <TextInput
            {...form.field('businessName')}
            label={t('Name of the business', 'Label, my orders')}
            hint={t('As it is registered', 'Hint below a field, my orders')}
            autoComplete="organization"
            required
          />
        </>
      )}
    </FormDialog>
  )
}
