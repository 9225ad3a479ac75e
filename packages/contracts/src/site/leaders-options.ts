/** S-227. In characters, and how many stand on the page at most. */
export const leaderLimits = { people: 12, nameLength: 80, positionLength: 80, aboutLength: 300 } as const
