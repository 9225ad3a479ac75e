import { financialYearOf, type Gst } from '@kere/contracts/orders/gst'
import type { InvoiceKind } from '@kere/contracts/orders/invoice-options'
import { invoices as resource } from '@kere/contracts/orders/invoices'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { dueInvoices, invoiceDetails, invoices } from '@kere/d1/schema/orders/invoices'
import { orders } from '@kere/d1/schema/orders/orders'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, GstSettings, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { mailsWait } from '../../http/change.ts'
import { isOwn } from '../../http/own.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

const select = (db: Database) =>
  db
    .select({
      ...getTableColumns(invoices),
      reference: orders.reference,
      buyerName: fullName(profiles).as('buyer_name'),
      against: sql<
        string | null
      >`iif(${invoices.kind} = 'credit_note', (SELECT json_object('year', taken.year, 'number', taken.number)
        FROM invoices AS taken WHERE taken.order_id = ${invoices.orderId} AND taken.kind = 'invoice'), NULL)`.as(
        'against',
      ),
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(profiles, eq(profiles.id, invoices.buyerId))

export type InvoiceRow = Awaited<ReturnType<typeof select>>[number]

export const invoiceRows = rowsOf(resource, {
  select,
  orders: byDate({ issuedAt: invoices.issuedAt, id: invoices.id }),
  filters: { kind: invoices.kind },
})

/** Reads what an invoice names, and the documents of the order. */
export async function selectOrderInvoices(db: Database, orderId: string) {
  const [[details], items] = await db.batch([
    db.select().from(invoiceDetails).where(eq(invoiceDetails.orderId, orderId)),
    select(db).where(eq(invoices.orderId, orderId)).orderBy(invoices.issuedAt, invoices.id),
  ])
  return { details, items }
}

interface Details {
  orderId: string
  state: string
  business: string | null
  businessGstin: string | null
}

/** @returns whether the order still waits for its invoice, so that the details were stored */
export async function storeDetails(context: Context, buyer: SignedIn, details: Details): Promise<boolean> {
  const { state, business, businessGstin } = details
  const { isDone } = await actBatch(context, [
    {
      done: insertSelect(
        context.db,
        invoiceDetails,
        { ...details, buyerId: buyer.userId },
        sql`FROM ${orders} WHERE ${and(eq(orders.id, details.orderId), isOwn(orders.buyerId, buyer), isInvoiced, lacks('invoice'))}`,
      ).onConflictDoUpdate({ target: invoiceDetails.orderId, set: { state, business, businessGstin } }),
    },
  ])
  return isDone
}

/** A condition on an order: it has or will have an invoice. A late payment that goes back pays for nothing. */
const isInvoiced = sql`(${orders.state} = 'pending_payment' OR ${orders.state} IN ('paid', 'refund_requested') AND ${orders.grantId} IS NOT NULL)`

/** A condition on an order: it has no document of that kind yet. */
const lacks = (kind: InvoiceKind) =>
  sql`NOT EXISTS (SELECT 1 FROM invoices AS issued WHERE issued.order_id = ${orders.id} AND issued.kind = ${kind})`

/** A request that undoes a payment or a refund has ended by then, since its last moment was before the email left. */
const settledMs = 60_000

/** The clock issues at most this many documents at a time. */
const dueAtOnce = 20

const detailsText = sql<string | null>`(SELECT json_array(state, business, business_gstin) FROM invoice_details
  WHERE invoice_details.order_id = ${orders.id})`

/** Finds orders whose last change can no longer be undone. */
export const selectDue = (db: Database, at: number) =>
  db
    .select({
      orderId: orders.id,
      state: orders.state,
      lastChange: orders.lastChange,
      buyerId: orders.buyerId,
      itemKind: orders.itemKind,
      title: orders.title,
      amount: orders.amount,
      details: detailsText.as('details'),
    })
    .from(dueInvoices)
    .innerJoin(orders, eq(orders.id, dueInvoices.orderId))
    .where(sql`NOT ${mailsWait({ at: at - settledMs }, orders)}`)
    .limit(dueAtOnce)

export type DueRow = Awaited<ReturnType<typeof selectDue>>[number]

type Issuing = Pick<Context, 'db' | 'at' | 'newId'>

interface NewInvoice extends Omit<Gst, 'taxable'>, Omit<Details, 'orderId' | 'state'> {
  due: DueRow
  gst: GstSettings
  placeOfSupply: string
  sac: string
  rate: number
  total: number
}

/**
 * Issues the invoice of a paid order, or the credit note of a refunded one, and takes the order out of the queue. The
 * number is the next of its series in the statement that uses it, so that none is left out or used twice.
 */
export function issue({ db, at, newId }: Issuing, { due, gst, ...figures }: NewInvoice) {
  const isRead = sql`${orders.id} = ${due.orderId} AND ${orders.lastChange} = ${due.lastChange} AND ${detailsText} IS ${due.details}`
  const year = financialYearOf(at)
  const next = (kind: InvoiceKind) => ({
    id: newId('inv'),
    kind,
    year,
    number: sql`(SELECT coalesce(max(number), 0) + 1 FROM invoices WHERE kind = ${kind} AND year = ${year})`,
    issuedAt: at,
  })
  const invoice = insertSelect(
    db,
    invoices,
    {
      ...next('invoice'),
      orderId: due.orderId,
      buyerId: due.buyerId,
      seller: gst.name,
      sellerGstin: gst.gstin,
      sellerPlace: gst.place,
      item: due.title,
      ...figures,
    },
    sql`FROM ${orders} WHERE ${isRead} AND ${orders.state} IN ('paid', 'refund_requested') AND ${lacks('invoice')}`,
  )
  const copied = Object.fromEntries(
    Object.entries(getTableColumns(invoices)).map(([key, column]) => [key, sql`taken.${sql.identifier(column.name)}`]),
  ) as Record<keyof typeof invoices.$inferInsert, SQL>
  const creditNote = insertSelect(
    db,
    invoices,
    { ...copied, ...next('credit_note') },
    sql`FROM ${orders} JOIN invoices AS taken ON taken.order_id = ${orders.id} AND taken.kind = 'invoice'
      WHERE ${isRead} AND ${orders.state} = 'refunded' AND ${lacks('credit_note')}`,
  )
  return db.batch([
    invoice,
    creditNote,
    db
      .delete(dueInvoices)
      .where(sql`${dueInvoices.orderId} = ${due.orderId} AND EXISTS (SELECT 1 FROM ${orders} WHERE ${isRead})`),
  ])
}

/** Empties the queue of a site that issues no documents. */
export const dropDue = (db: Database, orderIds: readonly string[]) =>
  db
    .delete(dueInvoices)
    .where(sql`${dueInvoices.orderId} IN (SELECT value FROM json_each(${JSON.stringify(orderIds)}))`)
