const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/** "20 Nov 2026, 4:12:08 pm". From parts, because what stands between them differs from engine to engine. */
export function momentOf(instant: string): string {
  const parts = Object.fromEntries(moment.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]))
  const { day, month, year, hour, minute, second, dayPeriod } = parts
  return `${day} ${month} ${year}, ${hour}:${minute}:${second} ${dayPeriod}`
}

const isoDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** The day in India, as date fields and addresses write it: "2026-11-20". */
export const dayOf = (instant: number): string => isoDay.format(instant)
