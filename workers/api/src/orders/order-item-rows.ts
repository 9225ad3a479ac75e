import type { OrderItemKind } from '@kere/contracts/orders/order-items'
import { orders } from '@kere/d1/schema/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context, SignedIn } from '../base/context.ts'
import type { DomainError } from '../base/domain-error.ts'
import type { MailContext } from '../http/outbox-row.ts'
import * as items from './order-items.registry.ts'

export interface OrderItem {
  grantPrefix: string
  /**
   * Returns SQL expressions, and a FROM clause with its WHERE that yields one row if this buyer may order the item now.
   */
  offer(
    itemId: string,
    buyer: Pick<SignedIn, 'userId'>,
    now: number,
  ): { title: SQL; price: SQL; from: SQL; payableUntil?: SQL }
  explain(context: Context, itemId: string, buyer: SignedIn): Promise<DomainError>
  /** A condition on an order: its item is no longer offered. */
  isWithdrawn: SQL
  /** An expression over an order: JSON with the `image`, `category` and `drawing` of its item, or null. */
  cover: SQL
  /** A condition on an order: its buyer already has the item. */
  isHad: SQL
  /**
   * The statements run in the batch of the change. `changed` is a FROM clause with its WHERE that yields the order,
   * with its `grantId`, if the order was changed.
   */
  grant(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  revoke(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  restore(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  stock?: Stock
}

type Statements = readonly BatchItem<'sqlite'>[]

/** Limits the places of an item: each order that waits for payment holds one. */
export interface Stock {
  /** Runs first in the batch that places an order: expired reservations end, and the waitlist gets the free places. */
  settle(context: MailContext, itemId: string): Statements
  /** A condition on an order that has ended: it can have a place again. */
  isLeft(now: number): SQL
  reserve(context: Reserving, changed: SQL): Statements
  /**
   * Frees the place of a cancelled or expired order. The place is kept for `keptSeconds`, during which the change can
   * be undone.
   */
  release(context: MailContext, changed: SQL, keptSeconds: number): Statements
  /** Runs when a payment is undone, so that the order waits again. Items without a stock use `revoke` for this. */
  undoGrant(context: MailContext, changed: SQL): Statements
}

type Reserving = MailContext & Pick<Context, 'randomBytes'>

/** The code does not compile if an item kind has no handler, or if a handler has no item kind. */
export const orderItemHandlers: Readonly<Record<OrderItemKind, OrderItem>> = items

const each = Object.entries(orderItemHandlers)

const ofKind = (kind: string) => sql`${orders.itemKind} = ${kind}`

const ofItsKind = (part: 'isWithdrawn' | 'isHad' | 'cover') =>
  sql`CASE ${sql.join(
    each.map(([kind, seller]) => sql`WHEN ${ofKind(kind)} THEN ${seller[part]}`),
    sql` `,
  )} END`

export const isWithdrawn = ofItsKind('isWithdrawn')

export const isHad = ofItsKind('isHad')

export const cover = ofItsKind('cover')

/**
 * A condition on an order: its buyer got the item in another way. A limited item asks `isLeft` instead, because it counts
 * the place that the order itself holds.
 */
export const isHadOtherwise = sql`CASE ${sql.join(
  each.map(([kind, { stock, isHad: has }]) => sql`WHEN ${ofKind(kind)} THEN ${stock ? sql`FALSE` : has}`),
  sql` `,
)} END`

export const isLeft = (now: number) =>
  sql`CASE ${sql.join(
    each.flatMap(([kind, { stock }]) => (stock ? [sql`WHEN ${ofKind(kind)} THEN ${stock.isLeft(now)}`] : [])),
    sql` `,
  )} ELSE TRUE END`

/** `revive` grants the item of a closed order that was paid late. It first reserves a place, if places are limited. */
type Act = 'grant' | 'revive' | 'revoke' | 'restore' | 'reserve' | 'release' | 'undoGrant'

export const batchOfAllHandlers = (context: Reserving, act: Act, changed: SQL, keptSeconds = 0) =>
  each.flatMap(([kind, seller]) => [
    ...statementsOf(seller, act, context, { changed: sql`${changed} AND ${ofKind(kind)}`, keptSeconds }),
  ])

function statementsOf(
  { stock, ...seller }: OrderItem,
  act: Act,
  context: Reserving,
  { changed, keptSeconds }: { changed: SQL; keptSeconds: number },
): Statements {
  switch (act) {
    case 'revive':
      return [...(stock?.reserve(context, changed) ?? []), ...seller.grant(context, changed)]
    case 'reserve':
      return stock?.reserve(context, changed) ?? []
    case 'release':
      return stock?.release(context, changed, keptSeconds) ?? []
    case 'undoGrant':
      return (stock?.undoGrant ?? seller.revoke)(context, changed)
    default:
      return seller[act](context, changed)
  }
}
