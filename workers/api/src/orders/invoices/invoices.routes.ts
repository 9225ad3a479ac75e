import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { gstStates } from '@kere/contracts/orders/gst'
import { invoiceKindNames } from '@kere/contracts/orders/invoice-options'
import * as endpoints from '@kere/contracts/orders/invoices'
import { route } from '../../http/route.ts'
import { getMyOrderInvoices, invoiceReads, issueDueInvoices, setMyInvoiceDetails } from './invoices.ts'

export const routes = [
  ...invoiceReads.routes,
  route(endpoints.getMyOrderInvoices, (context, { params }) => getMyOrderInvoices(context, params.id)),
  route(endpoints.setMyInvoiceDetails, (context, { params, body }) => setMyInvoiceDetails(context, params.id, body)),
]

/** Credit notes are negative, so that a column sums to what is owed. */
const rupees = (part: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') => (row: endpoints.Invoice) =>
  (row.kind === 'credit_note' ? -1 : 1) * (row[part] / 100)

export const exports = invoiceReads.csv({
  Date: { moment: ({ issuedAt }) => issuedAt },
  Number: { name: ({ number }) => number },
  Document: { text: ({ kind }) => labelOf(invoiceKindNames, kind) },
  Against: { name: ({ against }) => against },
  Order: { name: ({ order }) => order.reference },
  Buyer: { text: ({ buyer }) => buyer.name ?? formerMember.name },
  'Buyer GSTIN': { name: ({ buyer }) => buyer.gstin },
  'Place of supply': { text: ({ placeOfSupply: code }) => `${code}-${lookup(gstStates, code) ?? ''}` },
  Item: { text: ({ item }) => item },
  SAC: { name: ({ sac }) => sac },
  'Rate (%)': { number: ({ rate }) => rate },
  'Taxable value (INR)': { number: rupees('taxable') },
  'CGST (INR)': { number: rupees('cgst') },
  'SGST (INR)': { number: rupees('sgst') },
  'IGST (INR)': { number: rupees('igst') },
  'Total (INR)': { number: rupees('total') },
})

export const clock = { invoiced: issueDueInvoices }
