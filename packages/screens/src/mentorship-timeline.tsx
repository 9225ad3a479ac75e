import { t } from '@kere/brand/messages'
import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import { lookup } from '@kere/contracts/http/open-value'
import { useState } from 'react'
import { dateOf, momentOf } from './time-in-india.ts'
import { isLate, mentorDays, takesLonger } from './usual-time.ts'

type Step = MentorshipDetail['steps'][number]

const byOr = (by: string | null, otherwise: string) => by ?? otherwise

const titles: Readonly<Record<string, (step: Step) => string>> = {
  sent: () => t('Request sent', 'Text, part of a page'),
  assigned: ({ note }) =>
    t('{name} was asked', { name: byOr(note, t('A mentor', 'Mentorship')) }, 'Timeline of a request for a mentor'),
  reminded: ({ note }) =>
    t('{name} was reminded', { name: byOr(note, t('The mentor', 'Mentorship')) }, 'Timeline of a request for a mentor'),
  escalated: () => t('The team was told that nobody has answered', 'Text, part of a page'),
  returned: () => t('Back with the team, who look for another mentor', 'Text, part of a page'),
  accepted: ({ by, note }) =>
    t(
      'Accepted by {name}',
      { name: byOr(by, note ? t('the team, for {name}', { name: note }, 'Mentorship') : t('the team', 'Mentorship')) },
      'Timeline of a request for a mentor',
    ),
  rejected: ({ by }) =>
    t('Rejected by {name}', { name: byOr(by, t('the team', 'Mentorship')) }, 'Timeline of a request for a mentor'),
  cancelled: () => t('Withdrawn', 'Text, part of a page'),
  booked: ({ note }) =>
    t('Session booked for {time}', { time: sessionTime(note) }, 'Timeline of a request for a mentor'),
  confirmed: ({ note }) =>
    t('Session on {time} confirmed', { time: sessionTime(note) }, 'Timeline of a request for a mentor'),
  moved: ({ note }) => t('Session moved to {time}', { time: sessionTime(note) }, 'Timeline of a request for a mentor'),
  session_cancelled: ({ note }) =>
    t('Session on {time} cancelled', { time: sessionTime(note) }, 'Timeline of a request for a mentor'),
  completed: ({ by }) =>
    by
      ? t('Completed by {name}', { name: by }, 'Timeline of a request for a mentor')
      : t('Completed', 'Text, part of a page'),
}

const sessionTime = (note: string | null) => (note ? `${momentOf(note)} IST` : t('a time', 'Text, part of a page'))

interface Mark {
  at: string
  title: string
  text: string
  isDone?: boolean
}

/**
 * Lists the steps that happen by themselves if nobody answers (W-20). If a day has passed without its step, the text
 * says "not done".
 */
function plannedOf({ steps, dates, mentor, viewer }: MentorshipDetail, now: number): Mark[] {
  if (!dates) return []
  const name = mentor?.name ?? t('the mentor', 'Mentorship')
  const sinceAsked = steps.slice(steps.findLastIndex(({ kind }) => kind === 'assigned') + 1)
  const planned = [
    {
      kind: 'reminded',
      at: dates.remindsAt,
      title:
        viewer === 'mentor'
          ? t('We remind you', 'Timeline of a request for a mentor')
          : t('We remind {name}', { name }, 'Timeline of a request for a mentor'),
    },
    { kind: 'escalated', at: dates.escalatesAt, title: t('We look into it', 'Title, part of a page') },
    {
      kind: 'returned',
      at: dates.returnsAt,
      title: t('Without an answer, we ask somebody else', 'Title, part of a page'),
    },
  ]
  return planned
    .filter(({ kind }) => !sinceAsked.some((step) => step.kind === kind))
    .map(({ at, title }) => ({
      at,
      title,
      text: `${dateOf(at)}${Date.parse(at) < now ? t(', not done', 'Text, part of a page') : ''}`,
    }))
}

/** Shows past and planned steps in the order of time. */
export function MentorshipTimeline({ detail }: { detail: MentorshipDetail }) {
  const { steps, status, mentor } = detail
  const [now] = useState(() => Date.now())
  const done = steps.flatMap((step): Mark[] => {
    const title = lookup(titles, step.kind)
    return title ? [{ at: step.at, title: title(step), text: `${momentOf(step.at)} IST`, isDone: true }] : []
  })
  const marks = [...done, ...plannedOf(detail, now)].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const waitsSince = status === 'pending' && mentor === null ? (steps.at(-1)?.at ?? detail.createdAt) : null
  return (
    <section aria-labelledby="timeline" className="mt-6 border-t-2 border-ink pt-3">
      <h4 id="timeline" className="text-panel">
        {t('Timeline', 'Heading, part of a page')}
      </h4>
      <ol className="mt-3 list-none border-s-2 border-hairline ps-5">
        {marks.map((mark) => (
          <TimelineMark key={`${mark.title} ${mark.at}`} {...mark} />
        ))}
        {waitsSince !== null && (
          <TimelineMark
            title={t('The team assigns a mentor', 'Title, part of a page')}
            text={
              isLate(waitsSince, mentorDays, now)
                ? takesLonger
                : t('Usually within 5 working days', 'Text, part of a page')
            }
          />
        )}
      </ol>
    </section>
  )
}

const TimelineMark = ({ title, text, isDone = false }: Omit<Mark, 'at'>) => (
  <li className="relative pb-4 last:pb-0">
    <span
      aria-hidden="true"
      className={`absolute -start-[1.6875rem] top-1 size-3 rounded-full border-2 ${isDone ? 'border-brand bg-brand' : 'border-control bg-surface'}`}
    />
    <p className="text-dense font-semibold">{title}</p>
    <p className="text-meta text-muted">{text}</p>
  </li>
)
