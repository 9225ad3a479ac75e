/** The lengths in characters, and the most people on the page (S-227). */
export const leaderLimits = { people: 12, nameLength: 80, positionLength: 80, aboutLength: 300 } as const
