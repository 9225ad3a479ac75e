import { expect, it } from 'vitest'
import { financialYearOf, gstOf, isGstin, stateOfGstin } from './gst.ts'

it.each([
  // A GSTIN of the state's own documentation, and the same with one letter, digit or pair changed.
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0993F1ZV', false],
  ['29AAPFU0939F1ZV', false],
  ['27AAPFU0939F1YV', false],
  ['99AAPFU0939F1ZV', false],
  ['27aapfu0939f1zv', false],
  ['27AAPFU0939F1Z', false],
  ['', false],
])('%j is a GSTIN: %s', (text, is) => {
  expect(isGstin(text)).toBe(is)
})

it('a GSTIN names its state', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27')
})

it.each([
  // ₹1,499 at 18 %: 1,499 / 1.18 = 1,270.3389…, the tax 228.6610…, and half of it 114.3305…
  [149_900, '29', '29', { taxable: 127_034, cgst: 11_433, sgst: 11_433, igst: 0 }],
  [149_900, '29', '33', { taxable: 127_034, cgst: 0, sgst: 0, igst: 22_866 }],
  [11_800, '29', '29', { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 }],
  [100, '29', '29', { taxable: 84, cgst: 8, sgst: 8, igst: 0 }],
  [100, '29', '27', { taxable: 85, cgst: 0, sgst: 0, igst: 15 }],
])('%i paise from state %s to %s contain %o', (total, seller, supply, parts) => {
  expect(gstOf(total, { seller, supply })).toEqual(parts)
})

it('the parts add up to the total for every price in rupees, and are within a paisa of the exact tax', () => {
  for (let rupees = 1; rupees <= 20_000; rupees += 1) {
    const total = rupees * 100
    for (const supply of ['29', '33']) {
      const { taxable, cgst, sgst, igst } = gstOf(total, { seller: '29', supply })
      expect(taxable + cgst + sgst + igst).toBe(total)
      expect(cgst).toBe(sgst)
      expect(Math.abs(cgst + sgst + igst - (total * 18) / 118)).toBeLessThanOrEqual(1)
    }
  }
})

it.each([
  ['2027-03-31T18:29:59.999Z', '26-27'],
  ['2027-03-31T18:30:00.000Z', '27-28'],
  ['2026-12-31T23:00:00.000Z', '26-27'],
  ['2099-12-01T00:00:00.000Z', '99-00'],
])('%s is in the financial year %s in India', (instant, year) => {
  expect(financialYearOf(Date.parse(instant))).toBe(year)
})
