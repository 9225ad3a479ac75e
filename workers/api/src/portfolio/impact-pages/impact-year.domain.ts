const dayMs = 24 * 60 * 60 * 1000
const weeks = 52

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The 52 weeks begin on a Monday and end with the week of `today`. */
export function yearOf(today: string) {
  const at = Date.parse(`${today}T00:00:00Z`)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return { from: dayOf(at - (sinceMonday + (weeks - 1) * 7) * dayMs), to: today }
}
