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
  otherOrders: Order[]
}

/**
 * A credit whose reference has already confirmed an order needs no decision, whatever else its text says. Among the
 * orders that a credit may mean, a waiting one comes before a closed one. If several are waiting, an admin has to
 * choose.
 */
export function matchCredit<Order extends StatementOrder>(
  credit: StatementCredit,
  orders: readonly Order[],
): Match<Order> {
  const { amount, bankReferences } = credit
  const has = (reference: string | null) => reference !== null && bankReferences.includes(reference)
  const confirmed = orders.find(({ paymentReference }) => has(paymentReference))
  if (confirmed) return { ...undecided, outcome: 'already_confirmed', order: confirmed }
  const { meant, isCut } = meantBy(credit, orders)
  const waiting = meant.filter(({ state }) => state === 'pending_payment')
  const [order, ...otherOrders] = isCut || waiting.length === 0 ? meant : waiting
  if (!order) return { ...undecided, outcome: 'no_match' }
  if (otherOrders.length > 0 && (isCut || waiting.length > 1))
    return { ...undecided, outcome: 'ambiguous', order, otherOrders }
  const bankReference = (has(order.claimedReference) ? order.claimedReference : bankReferences[0]) ?? null
  const outcome = outcomeOf(order, amount, bankReference)
  return { ...undecided, outcome, order, bankReference: outcome === 'exact' ? bankReference : null }
}

const undecided = { bankReference: null, order: null, otherOrders: [] }

/**
 * An order number in the text outweighs a buyer's claim. Otherwise a buyer who claims somebody else's transfer would
 * get what it paid for, once the order that the transfer names has closed.
 */
function meantBy<Order extends StatementOrder>(
  { bankReferences, orderReferences, cutReferences = [] }: StatementCredit,
  orders: readonly Order[],
): { meant: Order[]; isCut: boolean } {
  const numbered = orders.filter(({ reference }) => orderReferences.includes(reference))
  if (numbered.length > 0) return { meant: numbered, isCut: false }
  const begun = orders.filter(({ reference }) => cutReferences.some((letters) => reference.startsWith(letters)))
  if (begun.length > 0) return { meant: begun, isCut: true }
  const claimed = orders.filter(
    ({ claimedReference }) => claimedReference !== null && bankReferences.includes(claimedReference),
  )
  return { meant: claimed, isCut: false }
}

function outcomeOf(order: StatementOrder, amount: number, bankReference: string | null): StatementOutcome {
  if (order.state === 'expired' || order.state === 'cancelled') return 'closed'
  if (order.state !== 'pending_payment') return bankReference === null ? 'already_confirmed' : 'paid_twice'
  if (order.amount !== amount) return 'amount_differs'
  return bankReference === null ? 'no_reference' : 'exact'
}
