/** At most so many bars are drawn; of a longer time the newest. */
export const maxPeriods = 62

/** Every day or month from the first to the last, both written as `2026-11-15` or `2026-11`, the oldest first. */
export function periodsBetween(first: string, last: string): string[] {
  const isMonth = last.length === 'yyyy-mm'.length
  const periods = []
  const at = new Date(isMonth ? `${last}-01` : last)
  for (let period = last; period >= first && periods.length < maxPeriods;) {
    periods.unshift(period)
    if (isMonth) at.setUTCMonth(at.getUTCMonth() - 1)
    else at.setUTCDate(at.getUTCDate() - 1)
    period = at.toISOString().slice(0, last.length)
  }
  return periods
}
