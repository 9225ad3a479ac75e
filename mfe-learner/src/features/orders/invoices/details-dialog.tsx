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
      context.notify({ tone: 'success', text: 'The invoice will name these details.' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Invoice details"
      onClose={onClose}
      submit={{ label: 'Save', busy: 'Saving' }}
      refusal={form.refusal && `The details were not saved. ${form.refusal}`}
    >
      {!form.values.isForBusiness && (
        <Select {...form.choice('state', gstStateCodes)} label="Your state" options={states} />
      )}
      <Checkbox {...form.toggle('isForBusiness')}>For a business with a GSTIN</Checkbox>
      {form.values.isForBusiness && (
        <>
          <TextInput
            {...form.field('gstin')}
            label="GSTIN"
            hint="15 letters and digits. The state follows from it."
            autoComplete="off"
            required
          />
          <TextInput
            {...form.field('businessName')}
            label="Name of the business"
            hint="As it is registered"
            autoComplete="organization"
            required
          />
        </>
      )}
    </FormDialog>
  )
}
