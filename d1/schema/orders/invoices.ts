import { invoiceKinds } from '@kere/contracts/orders/invoice-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'
import { orders } from './orders.ts'

/** Tax invoices and credit notes as they were issued. They never change. Amounts are in paise. */
export const invoices = sqliteTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    /** The financial year in India: `26-27`. */
    year: text('year').notNull(),
    number: integer('number').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The number of an order's invoice and the like outlast the account, as the law demands of books. */
    buyerId: text('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    issuedAt: integer('issued_at').notNull(),
    seller: text('seller').notNull(),
    sellerGstin: text('seller_gstin').notNull(),
    sellerPlace: text('seller_place').notNull(),
    /** Only a buyer with a GSTIN is named. The name of anybody else is that of the account, while it exists. */
    business: text('business'),
    businessGstin: text('business_gstin'),
    placeOfSupply: text('place_of_supply').notNull(),
    item: text('item').notNull(),
    sac: text('sac').notNull(),
    rate: integer('rate').notNull(),
    total: integer('total').notNull(),
    cgst: integer('cgst').notNull(),
    sgst: integer('sgst').notNull(),
    igst: integer('igst').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_by_number').on(table.kind, table.year, table.number),
    uniqueIndex('invoices_by_order').on(table.orderId, table.kind),
    index('invoices_by_date').on(table.issuedAt, table.id),
    index('invoices_by_kind').on(table.kind, table.issuedAt, table.id),
    index('invoices_by_buyer')
      .on(table.buyerId)
      .where(sql`buyer_id IS NOT NULL`),
    check('invoices_have_one_tax', sql`cgst = sgst AND (cgst = 0 OR igst = 0) AND cgst + sgst + igst < total`),
  ],
)

/** A buyer may say what the invoice of an order is to name. */
export const invoiceDetails = sqliteTable(
  'invoice_details',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    business: text('business'),
    businessGstin: text('business_gstin'),
  },
  (table) => [index('invoice_details_by_buyer').on(table.buyerId)],
)

/** Orders that were paid or refunded, until the clock has seen whether a document is to be issued. A trigger adds them. */
export const dueInvoices = sqliteTable('due_invoices', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
})

/** Documents are kept for eight years, like the orders. */
export const declarations = [
  declare(invoices, {
    notice: {
      group: 'orders',
      what: 'Invoices with your name, and the business details that you entered',
      why: 'Tax law asks for it',
    },
    retention: expiresAfter({ since: invoices.issuedAt, ttlMs: 8 * 365 * dayMs }),
  }),
  declare(invoiceDetails, {
    notice: {
      group: 'orders',
      what: 'Your state, and the GSTIN and name of your business',
      why: 'To write them on your next invoice',
    },
    retention: neverExpires('account'),
  }),
  declare(dueInvoices, { retention: neverExpires('queue') }),
]

export const dataExports = [
  exportRow(invoices.buyerId),
  exportRow(invoiceDetails.buyerId),
  exportRow(dueInvoices.orderId),
]
