import { t } from '@kere/brand/messages'
import { indianDigits } from '@kere/brand/indian-digits'

/** Writes whole rupees in Indian grouping; 0 is written "Free" (S-008, S-093). */
export function formatPrice(amount: number): string {
  return amount === 0 ? t('Free', 'Price') : `₹${indianDigits(amount)}`
}
