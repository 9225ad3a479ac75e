import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import { lookup } from '@kere/contracts/http/open-value'
import { useState } from 'react'
import { dateOf, momentOf } from './time-in-india.ts'
import { isLate, mentorDays, takesLonger } from './usual-time.ts'

type Step = MentorshipDetail['steps'][number]

const byOr = (by: string | null, otherwise: string) => by ?? otherwise

const titles: Readonly<Record<string, (step: Step) => string>> = {
  sent: () => 'Request sent',
  assigned: ({ note }) => `${byOr(note, 'A mentor')} was asked`,
  reminded: ({ note }) => `${byOr(note, 'The mentor')} was reminded`,
  escalated: () => 'The team was told that nobody has answered',
  returned: () => 'Back with the team, who look for another mentor',
  accepted: ({ by, note }) => `Accepted by ${byOr(by, note ? `the team, for ${note}` : 'the team')}`,
  rejected: ({ by }) => `Rejected by ${byOr(by, 'the team')}`,
  cancelled: () => 'Withdrawn',
  booked: ({ note }) => `Session booked for ${sessionTime(note)}`,
  confirmed: ({ note }) => `Session on ${sessionTime(note)} confirmed`,
  moved: ({ note }) => `Session moved to ${sessionTime(note)}`,
  session_cancelled: ({ note }) => `Session on ${sessionTime(note)} cancelled`,
  completed: ({ by }) => (by ? `Completed by ${by}` : 'Completed'),
}

const sessionTime = (note: string | null) => (note ? `${momentOf(note)} IST` : 'a time')

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
  const who = viewer === 'mentor' ? 'you' : (mentor?.name ?? 'the mentor')
  const sinceAsked = steps.slice(steps.findLastIndex(({ kind }) => kind === 'assigned') + 1)
  const planned = [
    { kind: 'reminded', at: dates.remindsAt, title: `We remind ${who}` },
    { kind: 'escalated', at: dates.escalatesAt, title: 'We look into it' },
    { kind: 'returned', at: dates.returnsAt, title: 'Without an answer, we ask somebody else' },
  ]
  return planned
    .filter(({ kind }) => !sinceAsked.some((step) => step.kind === kind))
    .map(({ at, title }) => ({ at, title, text: `${dateOf(at)}${Date.parse(at) < now ? ', not done' : ''}` }))
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
        Timeline
      </h4>
      <ol className="mt-3 list-none border-s-2 border-hairline ps-5">
        {marks.map((mark) => (
          <TimelineMark key={`${mark.title} ${mark.at}`} {...mark} />
        ))}
        {waitsSince !== null && (
          <TimelineMark
            title="The team assigns a mentor"
            text={isLate(waitsSince, mentorDays, now) ? takesLonger : 'Usually within 5 working days'}
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
