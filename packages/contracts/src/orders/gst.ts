import { t } from '@kere/brand/messages'
/**
 * The tax of an Indian invoice. Prices contain the tax. Sources: CGST Act 2017 (sections 2, 15, 31, 34), IGST Act 2017
 * (sections 8, 12), CGST Rules 2017 (rules 46, 53). Amounts are in paise.
 */

/** The codes with which a GSTIN begins. */
export const gstStates = {
  '01': t('Jammu and Kashmir', 'State of India'),
  '02': t('Himachal Pradesh', 'State of India'),
  '03': t('Punjab', 'State of India'),
  '04': t('Chandigarh', 'State of India'),
  '05': t('Uttarakhand', 'State of India'),
  '06': t('Haryana', 'State of India'),
  '07': t('Delhi', 'State of India'),
  '08': t('Rajasthan', 'State of India'),
  '09': t('Uttar Pradesh', 'State of India'),
  '10': t('Bihar', 'State of India'),
  '11': t('Sikkim', 'State of India'),
  '12': t('Arunachal Pradesh', 'State of India'),
  '13': t('Nagaland', 'State of India'),
  '14': t('Manipur', 'State of India'),
  '15': t('Mizoram', 'State of India'),
  '16': t('Tripura', 'State of India'),
  '17': t('Meghalaya', 'State of India'),
  '18': t('Assam', 'State of India'),
  '19': t('West Bengal', 'State of India'),
  '20': t('Jharkhand', 'State of India'),
  '21': t('Odisha', 'State of India'),
  '22': t('Chhattisgarh', 'State of India'),
  '23': t('Madhya Pradesh', 'State of India'),
  '24': t('Gujarat', 'State of India'),
  '26': t('Dadra and Nagar Haveli and Daman and Diu', 'State of India'),
  '27': t('Maharashtra', 'State of India'),
  '29': t('Karnataka', 'State of India'),
  '30': t('Goa', 'State of India'),
  '31': t('Lakshadweep', 'State of India'),
  '32': t('Kerala', 'State of India'),
  '33': t('Tamil Nadu', 'State of India'),
  '34': t('Puducherry', 'State of India'),
  '35': t('Andaman and Nicobar Islands', 'State of India'),
  '36': t('Telangana', 'State of India'),
  '37': t('Andhra Pradesh', 'State of India'),
  '38': t('Ladakh', 'State of India'),
} as const

export type GstState = keyof typeof gstStates

// Keys that look like numbers are listed in the order of their values, and `Object.keys` loses their type.
export const gstStateCodes = Object.keys(gstStates).toSorted() as [GstState, ...GstState[]]

/** Percent, for courses and events alike. */
export const gstRate = 18

/** State, PAN, number of the registration, `Z`, check digit. */
const gstinShape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Tells whether a text is a GSTIN of a state, with the right check digit (base 36, weights 1 and 2 in turn). */
export function isGstin(text: string): boolean {
  if (!gstinShape.test(text) || !Object.hasOwn(gstStates, text.slice(0, 2))) return false
  const weighed = Array.from(text.slice(0, -1), (letter, place) => digits.indexOf(letter) * (1 + (place % 2)))
  const sum = weighed.reduce((total, each) => total + Math.floor(each / 36) + (each % 36), 0)
  return text.at(-1) === digits[(36 - (sum % 36)) % 36]
}

/** The state in which a GSTIN is registered. */
export const stateOfGstin = (gstin: string) => gstin.slice(0, 2) as GstState

export interface Gst {
  taxable: number
  cgst: number
  sgst: number
  igst: number
}

/**
 * Splits a total that contains the tax. Within a state CGST and SGST are equal, each rounded to the nearest paisa;
 * between states it is IGST. The parts always add up to the total.
 */
export function gstOf(total: number, { seller, supply }: { seller: string; supply: string }): Gst {
  const part = (share: number) => Math.round((total * gstRate * share) / (100 + gstRate))
  const half = seller === supply ? part(0.5) : 0
  const igst = seller === supply ? 0 : part(1)
  return { taxable: total - 2 * half - igst, cgst: half, sgst: half, igst }
}

const indiaMs = 330 * 60_000

/** The financial year in India of an instant, from April to March: `26-27`. */
export function financialYearOf(at: number): string {
  const day = new Date(at + indiaMs)
  const first = day.getUTCFullYear() - (day.getUTCMonth() < 3 ? 1 : 0)
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-')
}
