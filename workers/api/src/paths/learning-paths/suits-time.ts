import type { PathCandidate } from './path-source.ts'

const termBreakWeeks = 4
const besideJobWeeks = 6
const firstLookWeeks = 2

/** @param length the duration as it is written: `3 weeks` */
export function suitsTime(weeks: number | null, length: string): PathCandidate['suitsTime'] {
  if (weeks === null) return {}
  const fits = (longest: number) => weeks <= longest
  const text = `only ${length.trim().toLowerCase()} long`
  return {
    ...(fits(termBreakWeeks) && { school_student: text, college_student: text }),
    ...(fits(besideJobWeeks) && { working_professional: text }),
    ...(fits(firstLookWeeks) && { just_exploring: text }),
  }
}
