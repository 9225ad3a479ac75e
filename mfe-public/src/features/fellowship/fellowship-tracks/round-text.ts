import { t } from '@kere/brand/messages'
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
  if (state === 'open') return t('Open', 'State of a lab')
  return state === 'upcoming' && opensAt
    ? t('Opens {day}', { day: dateText(opensAt) }, 'Fellowship')
    : t('Closed', 'State')
}

export function leftText(deadline: string, asOf: string): string {
  const days = Math.floor((msOf(deadline) - msOf(asOf)) / dayMs)
  if (days < 1) return t('Less than a day left', 'Until a deadline')
  return t('{days, plural, one {# day left} other {# days left}}', { days }, 'Until a deadline')
}

export function programText({ startsOn, endsOn }: FellowshipRound): string {
  if (startsOn === null) return t('Dates follow', 'When a program takes place')
  const starts = dateText(startsOn)
  return endsOn === null
    ? t('From {day}', { day: starts }, 'When a program begins')
    : t('{first} to {last}', { first: starts, last: dateText(endsOn) }, 'Two days')
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

const applyText = t('A form, a motivation and, if you like, a two-page statement.', 'Fellowship: how to apply')

export const countModules = (modules: number) =>
  t('{modules, plural, one {# module} other {# modules}}', { modules }, 'Number of modules')

export const countWeeks = (weeks: number) =>
  t('{weeks, plural, one {# week} other {# weeks}}', { weeks }, 'Number of weeks')

export function stepsOf(round: FellowshipRound, modules: number) {
  const { deadline, opensAt, state } = round
  const until = deadline && dateText(deadline)
  return [
    {
      name: t('Apply', 'Step: to send an application'),
      text:
        state === 'open'
          ? `${until ? `${t('Until {day}.', { day: until }, 'When people can apply')} ` : ''}${applyText}`
          : state === 'upcoming' && opensAt
            ? `${t('From {moment}.', { moment: momentText(opensAt) }, 'When people can apply')} ${applyText}`
            : applyText,
    },
    {
      name: t('Selection', 'Step of a fellowship'),
      text: deadline
        ? t(
            '{first} to {last}. We read every application and answer each one.',
            { first: dateInIndia(msOf(deadline) + dayMs), last: answerBy(deadline) },
            'Fellowship: selection',
          )
        : t('We read every application, and answer within 3–4 weeks of the deadline.', 'Fellowship: selection'),
    },
    {
      name: t('Program', 'Label: when a fellowship takes place'),
      text: t(
        '{dates}. {modules}, one mentor, one place.',
        { dates: programText(round), modules: countModules(modules) },
        'Fellowship: program',
      ),
    },
    {
      name: t('Certification', 'Label of a field; step of a fellowship'),
      text: t(
        'When you have handed over your work, with a public address for your certificate.',
        'Fellowship: certificate',
      ),
    },
  ]
}
