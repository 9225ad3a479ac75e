import * as endpoints from '@kere/contracts/orders/orders'
import * as z from 'zod/mini'
import type { BulkAct, Done } from '../kit/bulk/bulk-of.ts'
import { DomainError } from '../base/domain-error.ts'
import { cancelOrder, confirmPayment } from './decide-order.ts'
import { readOrder } from './get-orders.ts'
import { undoDecision } from './undo-decision.ts'
import type { Context } from '../base/context.ts'
import type { AdminOrderRow } from './orders.queries.ts'

/** In a run over many rows, a row that is already in the wanted state is not refused. */
async function decideOnce(
  context: Context,
  id: string,
  {
    isWanted,
    decide,
  }: { isWanted: (order: AdminOrderRow) => boolean; decide: (order: AdminOrderRow) => Promise<unknown> },
): Promise<Done> {
  const order = await readOrder(context, id)
  if (isWanted(order)) return { isChanged: false }
  await decide(order)
  return { isChanged: true }
}

export const orderActs = {
  confirm: {
    endpoint: endpoints.confirmOrderPayment,
    undo: 'undo',
    answer: z.optional(endpoints.bankTransfer.shape.bankReference),
    run: (context, { id, answer }) =>
      decideOnce(context, id, {
        isWanted: ({ state, paymentReference, claimedReference }) =>
          state === 'paid' && paymentReference === (answer ?? claimedReference),
        decide({ claimedReference }) {
          const reference = answer ?? claimedReference
          if (reference === null) throw new DomainError('order_not_claimed')
          return confirmPayment(context, id, { bankReference: reference })
        },
      }),
  },
  cancel: {
    endpoint: endpoints.cancelOrder,
    undo: 'undo',
    answer: endpoints.orderRefusal.shape.reason,
    run: (context, { id, answer = '' }) =>
      decideOnce(context, id, {
        isWanted: ({ state }) => state === 'cancelled',
        decide: () => cancelOrder(context, id, answer),
      }),
  },
  undo: {
    endpoint: endpoints.undoOrderDecision,
    run: async (context, { id }) => ({ isChanged: await undoDecision(context, id) }),
  },
} as const satisfies Record<string, BulkAct>
