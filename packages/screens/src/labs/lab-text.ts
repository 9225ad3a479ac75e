import { shortMonths, shortWeekdays } from '@kere/brand/short-dates'
import { t } from '@kere/brand/messages'
import type { LabSummary } from '@kere/contracts/labs/labs'

export const labsPath = '/challenge-labs'

export const labHref = (id: string) => `${labsPath}/${encodeURIComponent(id)}`

export const joinHref = (id: string) => `${labHref(id)}/join`

export const ownLabsPath = '/dashboard/challenge-labs'

export const workspaceHref = (id: string) => `${ownLabsPath}/${encodeURIComponent(id)}`

export const participantsHref = (id: string) => `${workspaceHref(id)}/participants`

export const labDrawing = ({ id, category, coverDrawing }: Pick<LabSummary, 'id' | 'category' | 'coverDrawing'>) => ({
  id,
  category: category ?? 'Water Resources',
  drawing: coverDrawing,
})

/**
 * Returns "Point sheet" from the text "Point sheet: every inlet and outfall.", or the stage's name if its text has no
 * such beginning.
 */
export const handInName = ({ name, text }: { name: string; text: string }) =>
  /^[^:.]{1,60}(?=:)/.exec(text)?.[0] ?? name

const dayMs = 24 * 60 * 60 * 1000

/** Writes the length of a lab: "6 weeks". */
export function lengthText({ stages }: Pick<LabSummary, 'stages'>) {
  const [first, last] = [stages[0], stages.at(-1)]
  if (!first || !last) return ''
  const days = Math.max(1, Math.round((Date.parse(last.endsAt) - Date.parse(first.startsAt)) / dayMs))
  return days < 14
    ? t('{count, plural, one {# day} other {# days}}', { count: days }, 'Length')
    : t('{count, plural, one {# week} other {# weeks}}', { count: Math.round(days / 7) }, 'Length')
}

export const teamText = ({ teamSize }: Pick<LabSummary, 'teamSize'>) =>
  teamSize === 1
    ? t('alone', 'How people work in a lab')
    : t('teams of up to {count}', { count: teamSize }, 'How people work in a lab')

/** Writes the time left in days and hours; on the last day in hours and minutes. */
export function leftText(until: string, now: number) {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000)
  if (minutes < 1) return t('less than a minute left', 'Time that is left')
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  if (days > 0)
    return days > 13 || hours === 0
      ? t('{days, plural, one {# day left} other {# days left}}', { days }, 'Time that is left')
      : t('{days, plural, one {# day} other {# days}} {hours} h left', { days, hours }, 'Time that is left')
  return hours > 0
    ? t('{hours} h {minutes} min left', { hours, minutes: minutes % 60 }, 'Time that is left')
    : t('{minutes} min left', { minutes }, 'Time that is left')
}

export const peopleText = ({ participants, teams }: Pick<LabSummary, 'participants' | 'teams'>) =>
  participants === 0
    ? t('Nobody has joined yet', 'A lab')
    : teams > 0
      ? t(
          '{participants, plural, one {# person} other {# people}} in {teams, plural, one {# team} other {# teams}}',
          { participants, teams },
          'Who is in a lab',
        )
      : t('{participants, plural, one {# person} other {# people}}', { participants }, 'Who is in a lab')

interface Span {
  startsAt: string
  endsAt: string
}

/** The progress of each stage: 1 for past stages, and the elapsed share for the current one. */
export const sharesAt = (stages: readonly Span[], now: number) =>
  stages.map(({ startsAt, endsAt }) => {
    const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)]
    return { share: Math.min(1, Math.max(0, (now - from) / Math.max(1, to - from))) }
  })

const indiaMs = 5.5 * 60 * 60 * 1000

const inIndia = (at: number) => new Date(at + indiaMs)

export function dayParts(instant: string) {
  const date = inIndia(Date.parse(instant))
  return {
    weekday: shortWeekdays[date.getUTCDay()]!,
    number: date.getUTCDate(),
    month: shortMonths[date.getUTCMonth()]!,
  }
}

/** Writes a day, "Sat 21 Nov", with the year if it is not that of `now`. */
export function dayText(instant: string, now: number) {
  const { weekday, number, month } = dayParts(instant)
  const year = inIndia(Date.parse(instant)).getUTCFullYear()
  return `${weekday} ${number} ${month}${year === inIndia(now).getUTCFullYear() ? '' : ` ${year}`}`
}

/** Writes a time of day: "2:04 pm". */
export function clockText(at: number) {
  const [hours, minutes] = [inIndia(at).getUTCHours(), inIndia(at).getUTCMinutes()]
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
