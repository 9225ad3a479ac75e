import type { OrderState, StatementOutcome } from '@kere/contracts/orders/order-options'
import type { StatementCredit } from '@kere/contracts/orders/statement-matches'

interface StatementOrder {
  id: string
  reference: string
  title: string
  amount: number
  state: OrderState
  claimedReference: string | null
  paymentReference: string | null
  buyerName: string | null
}

interface Match<Order> {
  outcome: StatementOutcome
  bankReference: string | null
  order: Order | null
}

/**
 * A credit that was confirmed under one of its references is done, whatever else its text says. Among the orders it
 * names, a waiting one comes before a closed one, and the note before a reference that a buyer typed.
 */
export function matchCredit<Order extends StatementOrder>(
  { amount, bankReferences, orderReferences }: StatementCredit,
  orders: readonly Order[],
): Match<Order> {
  const has = (reference: string | null) => reference !== null && bankReferences.includes(reference)
  const confirmed = orders.find(({ paymentReference }) => has(paymentReference))
  if (confirmed) return { outcome: 'already_confirmed', bankReference: null, order: confirmed }
  const meant = [
    ...orders.filter(({ reference }) => orderReferences.includes(reference)),
    ...orders.filter(({ claimedReference }) => has(claimedReference)),
  ]
  const order = meant.find(({ state }) => state === 'pending_payment') ?? meant[0]
  if (!order) return { outcome: 'no_match', bankReference: null, order: null }
  const bankReference = (has(order.claimedReference) ? order.claimedReference : bankReferences[0]) ?? null
  const outcome = outcomeOf(order, amount, bankReference)
  return { outcome, order, bankReference: outcome === 'exact' ? bankReference : null }
}

function outcomeOf(order: StatementOrder, amount: number, bankReference: string | null): StatementOutcome {
  if (order.state === 'expired' || order.state === 'cancelled') return 'closed'
  if (order.state !== 'pending_payment') return 'already_confirmed'
  if (order.amount !== amount) return 'amount_differs'
  return bankReference === null ? 'no_reference' : 'exact'
}
