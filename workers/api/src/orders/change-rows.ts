import { orders } from '@kere/d1/schema/orders/orders'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { type SQL, sql } from 'drizzle-orm'
import { insertOutboxRow, type MailContext } from '../http/outbox-row.ts'
import type { MailTemplate } from '../http/labels.ts'

/** A FROM clause that yields the order only if `change` was the last change to it. */
export const changedBy = (orderId: string, change: string) =>
  sql`FROM ${orders} WHERE ${orders.id} = ${orderId} AND ${orders.lastChange} = ${change}`

interface ChangeMail {
  orderId: string | SQL
  change: string
  template: MailTemplate
  details?: Record<string, string>
  holdSeconds?: number
}

/**
 * Queues an email to the buyer, unless the account was erased. It has the id of the change, so that an undo finds it.
 */
export const mailOfChange = (
  context: MailContext,
  { orderId, change, template, details = {}, holdSeconds }: ChangeMail,
) =>
  insertOutboxRow(context, {
    id: change,
    template,
    userId: sql`${users.id}`,
    to: sql`${users.email}`,
    details: detailsOf(details),
    ...(holdSeconds !== undefined && { holdSeconds }),
    from: sql`FROM ${orders} JOIN ${users} ON ${users.id} = ${orders.buyerId}
      JOIN ${profiles} ON ${profiles.id} = ${users.id}
      WHERE ${orders.id} = ${orderId} AND ${orders.lastChange} = ${change}`,
  })

function detailsOf(details: Record<string, string>): SQL {
  const more = Object.entries(details).map(([name, value]) => sql`, ${name}, ${value}`)
  return sql`json_object('firstName', ${profiles.firstName}, 'orderId', ${orders.id},
    'reference', ${orders.reference}, 'itemKind', ${orders.itemKind}, 'itemId', ${orders.itemId}, 'title', ${orders.title},
    'amount', CAST(${orders.amount} AS TEXT),
    'payableUntil', strftime('%Y-%m-%dT%H:%M:%SZ', ${orders.payableUntil} / 1000, 'unixepoch')${sql.join(more)})`
}

/** A condition on an order: its buyer has no other open order for the item. */
export const isOnlyOpen = (id: string | SQL) => sql`NOT EXISTS (SELECT 1 FROM orders AS open
  WHERE open.buyer_id = ${orders.buyerId} AND open.item_kind = ${orders.itemKind} AND open.item_id = ${orders.itemId}
  AND open.state = 'pending_payment' AND open.id <> ${id})`
