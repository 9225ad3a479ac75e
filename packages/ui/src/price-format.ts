const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** Whole rupees in Indian grouping; 0 reads "Free" (S-008, S-093). */
export function formatPrice(amount: number): string {
  return amount === 0 ? 'Free' : rupees.format(amount)
}
