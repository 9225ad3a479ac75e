/**
 * The tax of an Indian invoice. Prices contain the tax. Sources: CGST Act 2017 (sections 2, 15, 31, 34), IGST Act 2017
 * (sections 8, 12), CGST Rules 2017 (rules 46, 53). Amounts are in paise.
 */

/** The codes with which a GSTIN begins. */
export const gstStates = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
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
