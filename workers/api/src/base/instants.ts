export const instantOf = (at: number) => new Date(at).toISOString()

export const instantOrNull = (at: number | null) => (at === null ? null : instantOf(at))
