import { draftLimits } from '../courses/draft-limits.ts'

/** The longest texts that any kind takes; each kind has its own limits. */
export const translationLimits = {
  titleLength: 200,
  summaryLength: 600,
  bodyLength: draftLimits.bodyLength,
  /** Characters of all bodies in one language that are erased with one original, such as the lessons of a course. */
  rootLength: draftLimits.courseLength,
} as const
