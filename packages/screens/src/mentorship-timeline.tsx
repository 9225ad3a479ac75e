import type { MentorshipDetail } from '@kere/contracts/mentorship/mentorship'
import { lookup } from '@kere/contracts/http/open-value'
import { dateOf, momentOf } from './time-in-india.ts'

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

/** Shows the past steps, and the next one that happens by itself where nobody answers (W-20). */
export function MentorshipTimeline({ detail: { steps, dates, status, mentor, viewer } }: { detail: MentorshipDetail }) {
  const isWaitingForTeam = status === 'pending' && mentor === null
  const who = viewer === 'mentor' ? 'you' : (mentor?.name ?? 'the mentor')
  return (
    <section aria-labelledby="timeline" className="mt-6 border-t-2 border-ink pt-3">
      <h4 id="timeline" className="text-panel">
        Timeline
      </h4>
      <ol className="mt-3 list-none border-s-2 border-hairline ps-5">
        {steps.map((step) => {
          const title = lookup(titles, step.kind)
          return (
            title && (
              <Mark key={`${step.kind} ${step.at}`} title={title(step)} text={`${momentOf(step.at)} IST`} isDone />
            )
          )
        })}
        {isWaitingForTeam && <Mark title="The team assigns a mentor" text="Usually within 5 working days" />}
        {dates && (
          <>
            <Mark title={`We remind ${who}`} text={dateOf(dates.remindsAt)} />
            <Mark title="We look into it" text={dateOf(dates.escalatesAt)} />
            <Mark title="Without an answer, we ask somebody else" text={dateOf(dates.returnsAt)} />
          </>
        )}
      </ol>
    </section>
  )
}

const Mark = ({ title, text, isDone = false }: { title: string; text: string; isDone?: boolean }) => (
  <li className="relative pb-4 last:pb-0">
    <span
      aria-hidden="true"
      className={`absolute -start-[1.6875rem] top-1 size-3 rounded-full border-2 ${isDone ? 'border-brand bg-brand' : 'border-control bg-surface'}`}
    />
    <p className="text-dense font-semibold">{title}</p>
    <p className="text-meta text-muted">{text}</p>
  </li>
)
