import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { gstOf, gstRate, stateOfGstin } from '@kere/contracts/orders/gst'
import { invoiceNumber, type InvoiceKind } from '@kere/contracts/orders/invoice-options'
import {
  type getMyOrderInvoices as readEndpoint,
  type InvoiceDetails,
  invoices as resource,
} from '@kere/contracts/orders/invoices'
import type { OrderItemKind } from '@kere/contracts/orders/order-items'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { readOwn } from '../get-orders.ts'
import {
  dropDue,
  type InvoiceRow,
  invoiceRows,
  issue,
  selectDue,
  selectOrderInvoices,
  storeDetails,
} from './invoices.queries.ts'

/** Service accounting codes: commercial training and coaching, and the organisation of events. */
const sacOf: Record<OrderItemKind, string> = { course: '999293', event: '998596' }

const paisePerRupee = 100

const toInvoice = (row: InvoiceRow): z.input<typeof resource.item> => ({
  id: row.id,
  kind: row.kind,
  number: invoiceNumber(row),
  against: row.against === null ? null : numberOf('invoice', row.against),
  order: { id: row.orderId, reference: row.reference },
  issuedAt: instantOf(row.issuedAt),
  seller: { name: row.seller, gstin: row.sellerGstin, address: row.sellerPlace },
  buyer: { name: row.business ?? row.buyerName, gstin: row.businessGstin },
  placeOfSupply: row.placeOfSupply,
  item: row.item,
  sac: row.sac,
  rate: row.rate,
  taxable: row.total - row.cgst - row.sgst - row.igst,
  cgst: row.cgst,
  sgst: row.sgst,
  igst: row.igst,
  total: row.total,
})

// The statement builds this JSON, so the shape is known.
const numberOf = (kind: InvoiceKind, json: string) =>
  invoiceNumber({ kind, ...(JSON.parse(json) as { year: string; number: number }) })

export const invoiceReads = readsOf(resource, invoiceRows, toInvoice)

/** @throws {DomainError} `not_found`, also for an order of somebody else */
export async function getMyOrderInvoices(context: Context, id: string): Promise<EndpointAnswer<typeof readEndpoint>> {
  const order = await readOwn(context, id)
  const { details, items } = await selectOrderInvoices(context.db, id)
  const { gst } = context.settings
  const isPaid = order.state === 'paid' || order.state === 'refund_requested'
  return {
    isOpen:
      gst !== null && items.length === 0 && (order.state === 'pending_payment' || (isPaid && order.grantId !== null)),
    details: {
      state: details?.state ?? (gst ? stateOfGstin(gst.gstin) : ''),
      gstin: details?.businessGstin ?? null,
      businessName: details?.business ?? null,
    },
    items: items.map(toInvoice),
  }
}

/** @throws {DomainError} `not_found`, `invoice_issued`, `order_changed` */
export async function setMyInvoiceDetails(
  context: Context,
  id: string,
  { state, gstin, businessName }: InvoiceDetails,
) {
  const isStored = await storeDetails(context, requireSignedIn(context), {
    orderId: id,
    state: gstin === null ? state : stateOfGstin(gstin),
    business: businessName,
    businessGstin: gstin,
  })
  const answer = await getMyOrderInvoices(context, id)
  if (!isStored) throw new DomainError(answer.items.length > 0 ? 'invoice_issued' : 'order_changed')
  return answer
}

/**
 * Issues the documents of orders that were paid or refunded. One that was refunded before its invoice has neither.
 * @returns the number of orders that were looked at
 */
export async function issueDueInvoices(clock: Pick<Context, 'db' | 'at' | 'newId' | 'settings'>): Promise<number> {
  const { gst } = clock.settings
  const due = await selectDue(clock.db, clock.at)
  if (!gst && due.length > 0)
    await dropDue(
      clock.db,
      due.map(({ orderId }) => orderId),
    )
  for (const each of gst ? due : []) {
    // The statement builds this JSON, so the shape is known.
    const [state, business, businessGstin] = JSON.parse(each.details ?? '[null,null,null]') as (string | null)[]
    const seller = stateOfGstin(gst!.gstin)
    const placeOfSupply = state ?? seller
    const total = each.amount * paisePerRupee
    const { cgst, sgst, igst } = gstOf(total, { seller, supply: placeOfSupply })
    await issue(clock, {
      due: each,
      gst: gst!,
      placeOfSupply,
      business: business ?? null,
      businessGstin: businessGstin ?? null,
      sac: sacOf[each.itemKind],
      rate: gstRate,
      total,
      cgst,
      sgst,
      igst,
    })
  }
  return due.length
}
