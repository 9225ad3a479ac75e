import { countOf } from '@kere/brand/count'

/** The form offers these units of C-14, in the order of its menu. */
export const durationUnits = ['days', 'weeks', 'months'] as const

export type DurationUnit = (typeof durationUnits)[number]

const written = /^(\d*) ?(day|week|month)s?$/

export function readDuration(duration: string): { amount: string; unit: DurationUnit } {
  const [, amount = '', unit = 'week'] = written.exec(duration.trim()) ?? []
  return { amount, unit: durationUnits.find((candidate) => candidate === `${unit}s`) ?? 'weeks' }
}

export function writeDuration(amount: string, unit: DurationUnit): string {
  const digits = amount.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 3)
  if (digits === '') return ''
  return countOf(Number(digits), unit.slice(0, -1))
}
