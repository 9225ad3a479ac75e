/** S-367, S-582. The default track of the page comes second (S-163). */
export const fellowshipTracks = ['k12', 'college', 'professional'] as const

export type FellowshipTrack = (typeof fellowshipTracks)[number]

export const trackNames: Record<FellowshipTrack, string> = {
  k12: 'K-12',
  college: 'College',
  professional: 'Professional',
}

/** S-367 */
export const trackLabels: Record<FellowshipTrack, string> = {
  k12: 'K-12 Fellowship',
  college: 'College Fellowship',
  professional: 'Professional Fellowship',
}

/** S-163, S-168, S-582 */
export const trackFacts: Record<FellowshipTrack, { months: number; hours: string; note: string }> = {
  k12: { months: 3, hours: '3–5', note: 'Grades 9 to 12, part-time' },
  college: { months: 6, hours: '5–8', note: 'Any subject' },
  professional: { months: 6, hours: '6–10', note: 'Beside your job' },
}

/** `upcoming`: it opens by itself at a moment to come. */
export const roundStates = ['open', 'closed', 'upcoming'] as const

export type RoundState = (typeof roundStates)[number]

/** S-170: after the deadline. */
export const answerWeeks = { first: 3, last: 4 }
