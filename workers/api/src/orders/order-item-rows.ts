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
  /** One row where this buyer may order it now, none otherwise: a FROM clause with its WHERE, and expressions over it. */
  offer(
    itemId: string,
    buyer: Pick<SignedIn, 'userId'>,
    now: number,
  ): { title: SQL; price: SQL; from: SQL; payableUntil?: SQL }
  explain(context: Context, itemId: string, buyer: SignedIn): Promise<DomainError>
  /** A condition on an order: what it is for is no longer offered. */
  isWithdrawn: SQL
  /** An expression over an order: JSON with the `image`, `category` and `drawing` of what was ordered, or null. */
  cover: SQL
  /** A condition on an order: its buyer has what it is for. */
  isHad: SQL
  /**
   * Belongs into the batch of the change. `changed` is a FROM clause with its WHERE: the order, if it was changed, with
   * its `grantId`.
   */
  grant(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  revoke(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  restore(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  stock?: Stock
}

type Statements = readonly BatchItem<'sqlite'>[]

/** There are only so many: an order that waits for payment has one. */
export interface Stock {
  /** Begins the batch that places an order. */
  settle(context: MailContext, itemId: string): Statements
  /** A condition on an order that is taken back from its end: it can have one again. */
  isLeft(now: number): SQL
  reserve(context: Reserving, changed: SQL): Statements
  /** Cancelled or expired; reserved for a cancellation that may be undone. */
  release(context: MailContext, changed: SQL, keptSeconds: number): Statements
  /** A payment was undone, so that the order waits again. Without a stock, what was given is taken back. */
  undoGrant(context: MailContext, changed: SQL): Statements
}

type Reserving = MailContext & Pick<Context, 'randomBytes'>

/** A kind without a slice, or a slice without a kind, does not compile. */
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

export const isLeft = (now: number) =>
  sql`CASE ${sql.join(
    each.flatMap(([kind, { stock }]) => (stock ? [sql`WHEN ${ofKind(kind)} THEN ${stock.isLeft(now)}`] : [])),
    sql` `,
  )} ELSE TRUE END`

/** `revive`: what has closed is paid after all, with a seat where there are only so many. */
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
