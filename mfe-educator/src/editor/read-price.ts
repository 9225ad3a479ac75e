import { draftLimits } from '@kere/contracts/courses/draft-limits'

/**
 * Reads "1,499" and "₹ 1499" as 1499. Returns null unless the text is a whole number of rupees, 0 or more (C-15,
 * S-378).
 */
export function readPrice(typed: string): number | null {
  const digits = typed.replaceAll(/[₹,\s]/g, '')
  if (!/^\d{1,9}$/.test(digits)) return null
  const price = Number(digits)
  return price <= draftLimits.maxPrice ? price : null
}
