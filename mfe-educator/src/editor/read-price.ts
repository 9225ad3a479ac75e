import { draftLimits } from '@kere/contracts/courses/draft-limits'

/** "1,499" and "₹ 1499" are 1499; null for what is no whole number of rupees from 0 on (C-15, S-378). */
export function readPrice(typed: string): number | null {
  const digits = typed.replaceAll(/[₹,\s]/g, '')
  if (!/^\d{1,9}$/.test(digits)) return null
  const price = Number(digits)
  return price <= draftLimits.maxPrice ? price : null
}
