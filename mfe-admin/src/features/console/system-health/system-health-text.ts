import { count, countOf } from '@kere/brand/count'
import type { SystemFact } from './system-health.api.ts'

export const systemPath = '/dashboard/system'

const minuteMs = 60_000

/** Writes a duration: "12 minutes", "3 hours", "8 days". */
export function spanOf(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return 'under 1 minute'
  if (minutes < 120) return countOf(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day')
}

export const numberOf = ({ count: number, countIsLowerBound }: SystemFact) =>
  number === null ? '–' : count(number, countIsLowerBound)

export const ageOf = ({ since }: SystemFact, at: string) =>
  since === null ? null : spanOf(Date.parse(at) - Date.parse(since))

/** Writes a size in GB, as Cloudflare does: a GB is a thousand million bytes. */
export const gigabytes = (bytes: number) =>
  `${(bytes / 1_000_000_000).toLocaleString('en-IN', { maximumFractionDigits: 2 })} GB`
