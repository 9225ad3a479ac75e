import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { gstStates } from '@kere/contracts/orders/gst'
import { invoiceKindNames } from '@kere/contracts/orders/invoice-options'
import type { Invoice } from '@kere/contracts/orders/invoices'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { InvoiceSheet, paiseText } from '@kere/screens/invoices/invoice-sheet'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, choice, days, named } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { dateOf } from '@kere/screens/time-in-india'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'

const ordersPath = '/dashboard/orders'
const invoicesPath = `${ordersPath}/invoices`

export const route = { path: '/dashboard/orders/invoices', roles: ['admin'] }

const buyerText = ({ buyer }: Invoice) => buyer.name ?? formerMember.name

const taxOf = ({ cgst, sgst, igst }: Invoice) => cgst + sgst + igst

const list = defineList({
  name: 'invoices',
  path: invoicesPath,
  title: 'Invoices',
  above: { label: 'Orders', path: ordersPath },
  description: 'Tax invoices and credit notes, for the accountant.',
  noun: ['document', 'documents'],
  filters: {
    kind: choice({ label: 'Document', anyLabel: 'Any document', options: named(invoiceKindNames) }),
    ...days,
    sort: byDate('issued'),
  },
  ...readsOf(async () => (await import('@kere/contracts/orders/invoices')).invoices),
  rowName: ({ number }) => number,
  columns: [
    {
      id: 'number',
      header: 'Number',
      isTitle: true,
      cell: ({ number, kind }) => <TwoLines first={number} second={labelOf(invoiceKindNames, kind)} />,
    },
    {
      id: 'buyer',
      header: 'Buyer',
      cell: (row) => (
        <TwoLines first={buyerText(row)} second={row.buyer.gstin ?? labelOf(gstStates, row.placeOfSupply)} />
      ),
    },
    { id: 'taxable', header: 'Taxable', isNumber: true, cell: ({ taxable }) => paiseText(taxable) },
    { id: 'tax', header: 'Tax', isNumber: true, cell: (row) => paiseText(taxOf(row)) },
    { id: 'total', header: 'Total', isNumber: true, cell: ({ total }) => paiseText(total) },
    momentColumn('issued', 'Issued', 'issuedAt'),
  ],
  card: (row) => ({
    title: row.number,
    lines: [
      `${labelOf(invoiceKindNames, row.kind)} for ${buyerText(row)}`,
      `${paiseText(row.total)}, of it ${paiseText(taxOf(row))} tax`,
      dateOf(row.issuedAt),
    ],
  }),
  panel: {
    param: 'document',
    component: InvoicePanel,
    missing: { text: 'It may be on another page, or hidden by your filters.', link: 'Show all documents' },
  },
  exportName: 'invoices',
  failed: { title: 'Failed to fetch invoices', text: 'They are issued all the same.' },
  empty: {
    title: 'No invoices yet',
    text: 'One is issued a minute or two after a payment is confirmed, once a GSTIN is set up.',
  },
})

function InvoicePanel({ row }: { row: Invoice }) {
  return (
    <>
      <InvoiceSheet invoice={row} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={`${invoicesPath}/${row.id}`} variant="outline" size="toolbar">
          Open to print
        </ButtonLink>
        <TextLink href={`${ordersPath}/${row.order.id}`}>Order {row.order.reference}</TextLink>
      </div>
    </>
  )
}

export const page = listScreen(list)
