import * as z from 'zod/mini'
import { fieldMessages } from '../text/field-messages.ts'
import { foldNumber } from '../text/visible-text.ts'
import { lineField } from '../text/text.ts'
import { orderLimits } from './order-options.ts'

const bankReference = lineField('Please enter the bank’s reference').check(
  z.toUpperCase(),
  z.overwrite((text) => foldNumber(text).replaceAll(/\s+/g, '')),
  z.minLength(1, 'Please enter the bank’s reference'),
  z.maxLength(orderLimits.bankReferenceLength, fieldMessages.tooLong(orderLimits.bankReferenceLength)),
  z.regex(/^[A-Z0-9/-]*$/, 'Use the letters and digits of the bank’s reference'),
)

export const paymentClaim = z.strictObject({ bankReference })

export const bankTransfer = z.strictObject({
  bankReference,
  /**
   * The sum of the transfer in whole rupees, if it pays several orders of one buyer. If it pays this order alone, the
   * field is left out.
   */
  transferAmount: z.optional(z.int().check(z.minimum(1), z.maximum(orderLimits.transferAmount))),
})
