const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const indiaOffsetMs = 5.5 * hourMs

/**
 * Which starts are reminded of now: 24 to 12 hours ahead. Before six in the evening in India only what starts within 14 hours:
 * what takes place by day is told of the evening before, what begins in the early hours by day, and nobody is written to at night.
 */
export function remindedStarts(now: number): { after: number; until: number } {
  const isEvening = (now + indiaOffsetMs) % dayMs >= 18 * hourMs
  return { after: now + 12 * hourMs, until: now + (isEvening ? 24 : 14) * hourMs }
}
