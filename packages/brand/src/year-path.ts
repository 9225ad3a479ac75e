const days = 52 * 7

const deepest = 35

export interface DayHours {
  /** The number of days after the first day, which is a Monday. */
  place: number
  hours: number
}

interface Year {
  /** The first day, a Monday. */
  from: string
  days: readonly { day: string; hours: number; entries: number }[]
}

const dayMs = 24 * 60 * 60 * 1000

export const dayIndexOf = (from: string, day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Returns the hours of each day. An entry without hours counts as one hour. */
export const drawnDays = ({ from, days: worked }: Year): DayHours[] =>
  worked.map(({ day, hours, entries }) => ({ place: dayIndexOf(from, day), hours: hours > 0 ? hours : entries }))

/** Writes one base-36 digit for each day, so that the drawing's address contains everything that it shows. */
function codeOf(list: readonly DayHours[]) {
  const digits = Array.from({ length: days }, () => '0')
  for (const { place, hours } of list)
    if (place >= 0 && place < days) digits[place] = Math.min(deepest, Math.ceil(hours)).toString(36)
  return digits.join('')
}

export const yearPath = (list: readonly DayHours[]) => `/art/v1/year/${codeOf(list)}.svg`

/** The address of the drawing for phones, with weeks from top to bottom. */
export const uprightYearPath = (list: readonly DayHours[]) => `/art/v1/year-upright/${codeOf(list)}.svg`
