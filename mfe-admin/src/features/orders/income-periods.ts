/** At most this many bars are drawn. If there are more, only the newest are. */
export const maxPeriods = 62

/** Lists every day or month from `first` to `last`, oldest first. Both are written as `2026-11-15` or `2026-11`. */
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
