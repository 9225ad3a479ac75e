import { countOf } from '@kere/brand/count'
import { answerWeeks } from '@kere/contracts/fellowship/fellowship-options'
import type { FellowshipRound } from '@kere/contracts/fellowship/fellowship-rounds'
import { dateInIndia, momentInIndia } from '@kere/ui/time/time-in-india'

const dayMs = 24 * 60 * 60 * 1000

const msOf = (moment: string) => Date.parse(moment)

/** Writes "15 Dec 2026". */
export const dateText = (moment: string) => dateInIndia(msOf(moment))

/** Writes "Tue 15 Dec 2026, 6:00 pm IST". */
export const momentText = (moment: string) => `${momentInIndia(msOf(moment))} IST`

/** Returns "Tue", "15", "Dec" and "6:00 pm". */
export function partsOf(moment: string) {
  const [day = '', time = ''] = momentInIndia(msOf(moment)).split(', ')
  const [weekday = '', number = '', month = ''] = day.split(' ')
  return { weekday, number, month, time }
}

/** Writes "Open", "Closed" or "Opens 11 Jan 2027". */
export function stateText({ state, opensAt }: FellowshipRound): string {
  if (state === 'open') return 'Open'
  return state === 'upcoming' && opensAt ? `Opens ${dateText(opensAt)}` : 'Closed'
}

export function leftText(deadline: string, asOf: string): string {
  const days = Math.floor((msOf(deadline) - msOf(asOf)) / dayMs)
  if (days < 1) return 'Less than a day left'
  return countOf(days, ['day left', 'days left'])
}

export function programText({ startsOn, endsOn }: FellowshipRound): string {
  if (startsOn === null) return 'Dates follow'
  const starts = dateText(startsOn)
  return endsOn === null ? `From ${starts}` : `${starts} to ${dateText(endsOn)}`
}

/** The last day on which applicants get their answer (S-170). */
export const answerBy = (deadline: string) => dateInIndia(msOf(deadline) + answerWeeks.last * 7 * dayMs)

/** Returns the elapsed share of the application period, 0 to 1. */
export function shareOfTime({ state, opensAt, deadline }: FellowshipRound, asOf: string): number {
  if (state !== 'open') return state === 'closed' ? 1 : 0
  if (opensAt === null || deadline === null) return 0.5
  const [from, to] = [msOf(opensAt), msOf(deadline)]
  return Math.max(0.06, Math.min(1, (msOf(asOf) - from) / (to - from)))
}

export function stepsOf(round: FellowshipRound, modules: number) {
  const { deadline, opensAt, state } = round
  const until = deadline && dateText(deadline)
  return [
    {
      name: 'Apply',
      text:
        state === 'open'
          ? `${until ? `Until ${until}. ` : ''}A form, a motivation and, if you like, a two-page statement.`
          : state === 'upcoming' && opensAt
            ? `From ${momentText(opensAt)}. A form, a motivation and, if you like, a statement.`
            : 'A form, a motivation and, if you like, a two-page statement.',
    },
    {
      name: 'Selection',
      text: deadline
        ? `${dateInIndia(msOf(deadline) + dayMs)} to ${answerBy(deadline)}. We read every application and answer each one.`
        : 'We read every application, and answer within 3–4 weeks of the deadline.',
    },
    { name: 'Program', text: `${programText(round)}. ${countOf(modules, 'module')}, one mentor, one place.` },
    { name: 'Certification', text: 'When you have handed over your work, with a public address for your certificate.' },
  ]
}
