import { orderLimits } from '@kere/contracts/orders/order-options'
import type { Question } from '@kere/screens/list'
import type { ReviewQuestion } from '@kere/screens/review'

export const loadContract = () => import('@kere/contracts/orders/orders')

const rupees = (given: string) => Number(given.replaceAll(/[\s,₹]/g, ''))

/** Asks for the bank's reference and, if the transfer pays several orders, for its sum. */
export const transfer = {
  label: 'Bank reference',
  length: orderLimits.bankReferenceLength,
  check: async (given) =>
    (await loadContract()).bankTransfer.safeParse({ bankReference: given }).error?.issues[0]?.message,
  isLine: true,
  more: {
    codes: ['bank_reference_shared', 'transfer_too_small'],
    label: 'Sum of the transfer, in rupees',
    hint: 'As the bank statement has it. It must cover all orders that it is for.',
    check: (given) => (Number.isInteger(rupees(given)) && rupees(given) > 0 ? undefined : 'Enter whole rupees'),
  },
} as const satisfies Partial<ReviewQuestion>

export const transferOf = (bankReference: string, sum: string | undefined) => ({
  bankReference,
  ...(sum !== undefined && { transferAmount: rupees(sum) }),
})

export const reason = {
  label: 'Reason',
  length: orderLimits.reasonLength,
  check: async (given) => (await loadContract()).orderRefusal.safeParse({ reason: given }).error?.issues[0]?.message,
} as const satisfies Partial<Question>
