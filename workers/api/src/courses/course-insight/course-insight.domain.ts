import {
  insightLimits,
  type Pace,
  paces,
  type Silence,
  silences,
  silenceValues,
} from '@kere/contracts/courses/course-insight-options'

const dayMs = 24 * 60 * 60 * 1000

interface StepCount {
  step: string
  count: number
}

const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)

/** Learners at any step have opened the lesson, so the sum of all steps is the number who opened it. */
export function stepsOf(steps: readonly StepCount[]) {
  const openedCount = sumOf(steps)
  return { openedCount, doneCount: sumOf(steps.filter(({ step }) => step !== 'opened')), pace: paceOf(steps) }
}

/** Returns the median pace of the learners whose time is known. */
function paceOf(steps: readonly StepCount[]): Pace | null {
  const counted = paces.map((pace) => ({ pace, count: sumOf(steps.filter(({ step }) => step === pace)) }))
  const known = sumOf(counted)
  if (known < insightLimits.pacedAtLeast) return null
  let passed = 0
  for (const { pace, count } of counted) {
    passed += count
    if (passed * 2 >= known) return pace
  }
  return null
}

/** @param days the numbers of those who were last active on each of the latest days; everybody else was active before */
export function silencesOf(days: readonly { day: string; count: number }[], learningCount: number, today: string) {
  const counted = days.map(({ day, count }) => ({ ago: (Date.parse(today) - Date.parse(day)) / dayMs, count }))
  const countOf = (silence: Silence) => {
    const { from, to } = silences[silence]
    return to === undefined
      ? Math.max(0, learningCount - sumOf(counted.filter(({ ago }) => ago < from)))
      : sumOf(counted.filter(({ ago }) => ago >= from && ago <= to))
  }
  // The cast is safe: `fromEntries` loses the literal names.
  return Object.fromEntries(silenceValues.map((silence) => [silence, countOf(silence)])) as Record<Silence, number>
}
