const dayMs = 24 * 60 * 60 * 1000
const weeks = 52

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** From a Monday on, so that the week of `today` is the last of 52. */
export function yearOf(today: string) {
  const at = Date.parse(`${today}T00:00:00Z`)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return { from: dayOf(at - (sinceMonday + (weeks - 1) * 7) * dayMs), to: today }
}
