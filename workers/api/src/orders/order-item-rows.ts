import type { OrderItemKind } from '@kere/contracts/order-items'
import { orders } from '@kere/d1/schema/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context, SignedIn } from '../context.ts'
import type { DomainError } from '../frame/domain-error.ts'
import type { MailContext } from '../frame/outbox-row.ts'
import * as items from './order-items.registry.ts'

/** What a slice brings whose things can be ordered. */
export interface OrderItem {
  /** Of what a payment gives. */
  grantPrefix: string
  /** One row where this buyer may order it now, none otherwise: a FROM clause with its WHERE, and expressions over it. */
  offer(itemId: string, buyer: Pick<SignedIn, 'userId'>): { title: SQL; price: SQL; from: SQL }
  /** Why they may not. */
  explain(context: Context, itemId: string, buyer: SignedIn): Promise<DomainError>
  /** A condition on an order: what it is for is no longer offered. */
  isWithdrawn: SQL
  /**
   * For the batch of the change. `changed` is a FROM clause with its WHERE: the order if it was changed, under whose `grantId` is
   * given, taken or given back.
   */
  grant(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  revoke(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
  restore(context: MailContext, changed: SQL): readonly BatchItem<'sqlite'>[]
}

/** A kind without a slice, or a slice without a kind, does not compile. */
export const sellers: Readonly<Record<OrderItemKind, OrderItem>> = items

const each = Object.entries(sellers)

const ofKind = (kind: string) => sql`${orders.itemKind} = ${kind}`

export const isWithdrawn = sql<number>`CASE ${sql.join(
  each.map(([kind, seller]) => sql`WHEN ${ofKind(kind)} THEN ${seller.isWithdrawn}`),
  sql` `,
)} END`

/** Whatever the order is for: what is none of a kind finds no order there. */
export const ofAllKinds = (context: MailContext, act: 'grant' | 'revoke' | 'restore', changed: SQL) =>
  each.flatMap(([kind, seller]) => [...seller[act](context, sql`${changed} AND ${ofKind(kind)}`)])
