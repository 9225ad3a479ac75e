import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { codeLetters, codeLimits } from '@kere/contracts/orders/discount-code-options'
import {
  type discountCode,
  discountCodes,
  type getCodePrice as priceEndpoint,
  type NewDiscountCode,
} from '@kere/contracts/orders/discount-codes'
import type * as z from 'zod/mini'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { withInstants } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { orderItemHandlers } from '../order-item-rows.ts'
import { describeChanged, drawLetters } from '../orders.domain.ts'
import type { CodeProblem } from './code-rows.ts'
import { type CodeRow, discountCodeRows, insertCode, selectCodePrice, updateEnded } from './discount-codes.queries.ts'

const hourMs = 60 * 60 * 1000

/** The network stops a person who guesses with many accounts; a class that orders together stays below it. */
const tryLimits = {
  account: { limit: codeLimits.perHour, windowMs: hourMs },
  network: { limit: 10 * codeLimits.perHour, windowMs: hourMs },
  site: { limit: 40 * codeLimits.perHour, windowMs: hourMs },
} as const satisfies ThrottleLimits

/** @throws {DomainError} `too_many_attempts` */
export const throttleCodes = (context: Context, { userId }: SignedIn, networkAddress: string) =>
  throttle(context, { act: 'discount_code', account: userId, networkAddress, limits: tryLimits })

const toCode = ({ courses, courseIds, ...row }: CodeRow): z.input<typeof discountCode> => ({
  ...withInstants(row),
  // The statement builds this JSON, so the shape is known.
  courses: courseIds === null ? null : (JSON.parse(courses) as { id: string; title: string }[]),
})

export const discountCodeReads = readsOf(discountCodes, discountCodeRows, toCode)

/** @throws {DomainError} `code_exists` */
export async function createDiscountCode(context: Context, given: NewDiscountCode) {
  const code = given.code ?? drawLetters(context.randomBytes, codeLetters)
  const made = await insertCode(context, { ...given, code, id: context.stableId('dsc') })
  if (!made) throw new DomainError('code_exists')
  return toCode(made)
}

/** @throws {DomainError} `not_found` */
export const setDiscountCodeEnded = async (context: Context, id: string, isEnded: boolean) =>
  discountCodeReads.answer(context, (await updateEnded(context, id, isEnded)).row)

interface Asked {
  courseId: string
  code: string
  networkAddress: string
}

/** @throws {DomainError} the one reason why the code does not lower the price */
export async function getCodePrice(
  context: Context,
  { courseId, code, networkAddress }: Asked,
): Promise<EndpointAnswer<typeof priceEndpoint>> {
  const buyer = requireSignedIn(context)
  await throttleCodes(context, buyer, networkAddress)
  const { price, discount, problem, ordered, claimedAt } = await selectCodePrice(context, courseId, code, buyer)
  if (price === null || discount === null)
    throw await refusalOfCode(context, { courseId, problem: price === null ? null : problem, buyer })
  const amount = price - discount
  // A place that a code makes free is no order.
  if (claimedAt !== null && amount > 0) throw new DomainError('order_changed', describeChanged('pending_payment'))
  if (ordered !== null && amount >= ordered) throw new DomainError('code_not_lower')
  return { code, price, discount, amount }
}

/**
 * Problems of the course come first, because they have nothing to do with the code.
 * @param problem null if the course has no price for this buyer
 */
export async function refusalOfCode(
  context: Context,
  { courseId, problem, buyer }: { courseId: string; problem: CodeProblem | null; buyer: SignedIn },
): Promise<DomainError> {
  const refusal = await orderItemHandlers.course.explain(context, courseId, buyer)
  if (refusal.code !== 'order_not_needed') return refusal
  return new DomainError(problem ?? 'code_not_needed')
}
