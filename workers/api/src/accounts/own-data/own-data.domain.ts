const dayMs = 24 * 60 * 60 * 1000
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** U-19: an account is erased within this many business days, so at the beginning of the last one. */
export const deletionDays = 7

export const justSignedInMs = 10 * 60 * 1000

/**
 * Gives the beginning, in India, of the day that is this many business days (Monday to Friday) after the given moment.
 */
export function afterBusinessDays(at: number, days: number): number {
  let day = Math.floor((at + indiaOffsetMs) / dayMs)
  for (let left = days; left > 0;) {
    day += 1
    if (isBusinessDay(day)) left -= 1
  }
  return day * dayMs - indiaOffsetMs
}

/** Takes days since 1 January 1970, a Thursday. */
const isBusinessDay = (day: number) => (day + 3) % 7 < 5

/** Each portion is one query, and a worker may run a thousand queries for one request. */
export const mostPortions = 900
