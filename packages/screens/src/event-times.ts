const aheadOfUtcMs = 5.5 * 60 * 60 * 1000

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const

/** Its fields of UTC say what clocks in India show. */
const inIndia = (instant: string | number) => new Date(new Date(instant).getTime() + aheadOfUtcMs)

/** "Sat", 21, "Nov", 2026 in India. */
export function dateParts(instant: string | number) {
  const at = inIndia(instant)
  return {
    weekday: weekdays[at.getUTCDay()]!,
    day: at.getUTCDate(),
    month: months[at.getUTCMonth()]!,
    year: at.getUTCFullYear(),
  }
}

/** Its year only where that is not the year of `now`. */
function dayText(instant: string, now: number) {
  const { weekday, day, month, year } = dateParts(instant)
  return `${weekday} ${day} ${month}${year === dateParts(now).year ? '' : ` ${year}`}`
}

function clockOf(instant: string) {
  const at = inIndia(instant)
  const [hours, minutes] = [at.getUTCHours(), at.getUTCMinutes()]
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
  if (minutes === 0 && hours % 12 === 0) return { time, half: hours === 0 ? 'midnight' : 'noon' }
  return { time, half: hours < 12 ? 'am' : 'pm' }
}

/** "10:02 am IST" */
export function clockText(instant: string): string {
  const { time, half } = clockOf(instant)
  return `${time} ${half} IST`
}

/** "Sat 21 Nov, 10:00 am IST" */
export const eventMoment = (instant: string, now: number): string => `${dayText(instant, now)}, ${clockText(instant)}`

interface Span {
  startsAt: string
  endsAt: string
}

/** "7:00–9:30 am IST", "10:00 am–1:00 pm IST"; over several days "10:00 am to Sun 22 Nov, 5:00 pm IST" (G14). */
export function timeText({ startsAt, endsAt }: Span, now: number): string {
  const [from, to] = [clockOf(startsAt), clockOf(endsAt)]
  const isOneDay = inIndia(startsAt).toISOString().slice(0, 10) === inIndia(endsAt).toISOString().slice(0, 10)
  if (!isOneDay) return `${from.time} ${from.half} to ${dayText(endsAt, now)}, ${to.time} ${to.half} IST`
  return `${from.half === to.half ? from.time : `${from.time} ${from.half}`}–${to.time} ${to.half} IST`
}

/** "Sat 21 Nov, 7:00–9:30 am IST" */
export const whenText = (span: Span, now: number): string => `${dayText(span.startsAt, now)}, ${timeText(span, now)}`
