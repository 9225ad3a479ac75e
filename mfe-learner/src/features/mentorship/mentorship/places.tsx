import { countOf } from '@kere/brand/count'
import { coverPath } from '@kere/brand/art-paths'
import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { labelOf } from '@kere/contracts/http/open-value'
import { mentorshipAreaNames, mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { dateOf } from '@kere/screens/time-in-india'
import { Section } from '@kere/ui/layout/section'
import { mentorshipActs } from './mentorship.acts.tsx'

interface PlacesProps {
  requests: readonly MentorshipRequest[]
  isAsking?: boolean
}

/** Shows how many of the two possible requests are pending (S-197). */
export function Places({ requests, isAsking = false }: PlacesProps) {
  const free = Math.max(0, mentorshipLimits.pending - requests.length)
  return (
    <Section
      title="Your places"
      meta={`${requests.length} of ${countOf(mentorshipLimits.pending, 'pending request')} used`}
    >
      <ul className="-mt-2 list-none">
        {requests.map((request) => (
          <li key={request.id} className="flex items-center gap-3 border-b border-hairline py-3">
            <Tile id={request.id} />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{labelOf(mentorshipAreaNames, request.area)}</span>
              <span className="block text-dense text-muted">Sent {dateOf(request.createdAt)}</span>
            </span>
            {isAsking && <RowActButtons acts={mentorshipActs} row={request} names={['withdraw']} isInRow />}
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={index} className="flex items-center gap-3 border-b border-hairline py-3">
            <Tile id="mrq_free" isFree />
            <span>
              <span className="block font-semibold">
                {isAsking && index === 0 ? 'This request' : isAsking ? 'One more place' : 'Free place'}
              </span>
              <span className="block text-dense text-muted">
                {!isAsking
                  ? requests.length > 0 || index > 0
                    ? 'For another area'
                    : 'For a request in any area'
                  : index > 0
                    ? 'For another area'
                    : free === 1
                      ? 'Uses your last free place'
                      : 'Uses one of two places'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Tile = ({ id, isFree = false }: { id: string; isFree?: boolean }) => (
  <img
    src={coverPath({ id: id.slice(0, 30), category: 'Water Resources' })}
    alt=""
    width={52}
    height={52}
    className={`size-13 shrink-0 rounded-control object-cover ${isFree ? 'opacity-40 grayscale' : ''}`}
  />
)

const steps = [
  ['You send it', 'Your mentor sees your question, your name and, once they accept, your email'],
  ['The team assigns a mentor', 'Usually within 5 working days'],
  [
    'The mentor accepts',
    `We remind them after ${countOf(mentorshipLimits.remindDays, 'day')}, and ask somebody else after ${countOf(mentorshipLimits.returnDays, 'day')}`,
  ],
  ['You pick a slot', `In the mentor’s open hours, ${countOf(mentorshipLimits.sessionMinutes, 'minute')} each`],
] as const

/** @param isSent true if the first step is done */
export const NextSteps = ({ isSent = false }: { isSent?: boolean }) => (
  <Section title="What happens next">
    <ol className="-mt-2 list-none border-s-2 border-hairline ps-5">
      {steps.map(([title, text], index) => (
        <li key={title} className="relative pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute -start-[1.75rem] top-1 size-3.5 rounded-full border-2 ${index === Number(isSent) ? 'border-on-marigold bg-marigold' : index < Number(isSent) ? 'border-brand bg-brand' : 'border-control bg-surface'}`}
          />
          <p className="font-semibold">{title}</p>
          <p className="text-dense text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
