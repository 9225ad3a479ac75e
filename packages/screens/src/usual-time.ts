const dayMs = 24 * 60 * 60 * 1000

/** A usual time is no promise, so there is a day of grace. */
export const isLate = (since: string, usualDays: number, now: number) =>
  now - Date.parse(since) > (usualDays + 1) * dayMs

export const takesLonger = 'This takes longer than usual'

/** Five working days are a week. */
export const mentorDays = 7

export const applicationDays = 3
