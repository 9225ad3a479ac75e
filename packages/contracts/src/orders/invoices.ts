import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { days, newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { roles } from '../accounts/roles.ts'
import { lineField, requiredLine } from '../text/text.ts'
import { gstStateCodes, isGstin } from './gst.ts'
import { invoiceKinds, invoiceLimits } from './invoice-options.ts'

export const problems = {
  invoice_issued: { status: 409, title: 'The invoice is issued, so its details can no longer change' },
} as const

/** Amounts are in paise. */
const invoice = z.object({
  id: z.string(),
  kind: openEnum(invoiceKinds),
  number: z.string(),
  /** The number of the invoice that a credit note takes back. */
  against: z.nullable(z.string()),
  order: z.object({ id: z.string(), reference: z.string() }),
  issuedAt: z.iso.datetime(),
  seller: z.object({ name: z.string(), gstin: z.string(), address: z.string() }),
  /** The name is that of the business if there is a GSTIN. It is null once the buyer's account is erased. */
  buyer: z.object({ name: z.nullable(z.string()), gstin: z.nullable(z.string()) }),
  /** The code of a state. */
  placeOfSupply: z.string(),
  item: z.string(),
  /** The service accounting code. */
  sac: z.string(),
  /** Percent. */
  rate: z.int(),
  taxable: z.int(),
  cgst: z.int(),
  sgst: z.int(),
  igst: z.int(),
  total: z.int(),
})

export type Invoice = z.infer<typeof invoice>

export const invoices = resource('/api/invoices', invoice, {
  name: 'invoices',
  access: admins,
  filters: { kind: oneOf(invoiceKinds), ...days },
  sorts: newestOrOldest,
  list: {
    name: 'listInvoices',
    summary: 'Tax invoices and credit notes, with their tax.',
    failure: 'Failed to fetch invoices',
  },
  get: { name: 'getInvoice', summary: 'One tax invoice or credit note.', failure: 'Failed to fetch the invoice' },
  csv: 'exportInvoices',
})

const gstin = lineField().check(
  z.toUpperCase(),
  z.overwrite((text) => text.replaceAll(/\s+/g, '')),
  z.maxLength(15, 'A GSTIN has 15 letters and digits'),
  z.refine((text) => isGstin(text), 'Check the GSTIN: a letter or digit in it is wrong'),
)

/** The state counts only without a GSTIN, which names its own. */
export const invoiceDetails = z
  .strictObject({
    state: z.enum(gstStateCodes),
    gstin: z.nullable(gstin),
    businessName: z.nullable(requiredLine('Enter the name of the business', invoiceLimits.businessLength)),
  })
  .check(
    z.refine(({ gstin: given, businessName }) => (given === null) === (businessName === null), {
      error: 'Enter both the GSTIN and the name of the business, or neither',
      path: ['gstin'],
    }),
  )

export type InvoiceDetails = z.infer<typeof invoiceDetails>

const orderInvoices = z.object({
  /** True if the buyer can still say what the invoice names. */
  isOpen: z.boolean(),
  details: z.object({
    state: z.string(),
    gstin: z.nullable(z.string()),
    businessName: z.nullable(z.string()),
  }),
  items: z.array(invoice),
})

export type OrderInvoices = z.infer<typeof orderInvoices>

export const getMyOrderInvoices = defineEndpoint('getMyOrderInvoices', 'GET /api/me/orders/:id/invoices', {
  summary: 'The tax invoice of one of the caller’s orders, its credit note, and what the invoice will name.',
  access: { roles },
  response: orderInvoices,
  failure: 'Failed to fetch the invoice',
})

export const setMyInvoiceDetails = defineEndpoint('setMyInvoiceDetails', 'PUT /api/me/orders/:id/invoice-details', {
  summary: 'Says which state and which business the invoice of one of the caller’s orders names.',
  access: { roles },
  body: invoiceDetails,
  response: orderInvoices,
  problems: ['invoice_issued', 'order_changed'],
  failure: 'Failed to save the details',
})
