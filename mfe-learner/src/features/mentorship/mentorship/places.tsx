import { t } from '@kere/brand/messages'
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
      title={t('Your places', 'Heading, mentorship')}
      meta={t(
        '{count} of {most, plural, one {# pending request} other {# pending requests}} used',
        { count: requests.length, most: mentorshipLimits.pending },
        'How many requests are pending',
      )}
    >
      <ul className="-mt-2 list-none">
        {requests.map((request) => (
          <li key={request.id} className="flex items-center gap-3 border-b border-hairline py-3">
            <Tile id={request.id} />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{labelOf(mentorshipAreaNames, request.area)}</span>
              <span className="block text-dense text-muted">
                {t('Sent {when}', { when: dateOf(request.createdAt) }, 'Text, mentorship')}
              </span>
            </span>
            {isAsking && <RowActButtons acts={mentorshipActs} row={request} names={['withdraw']} isInRow />}
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={index} className="flex items-center gap-3 border-b border-hairline py-3">
            <span
              aria-hidden="true"
              className="size-13 shrink-0 rounded-control border-2 border-dashed border-control"
            />
            <span>
              <span className="block font-semibold">
                {isAsking && index === 0
                  ? t('This request', 'Text, mentorship')
                  : isAsking
                    ? t('One more place', 'Text, mentorship')
                    : t('Free place', 'Text, mentorship')}
              </span>
              <span className="block text-dense text-muted">
                {!isAsking
                  ? requests.length > 0 || index > 0
                    ? t('For another area', 'Text, mentorship')
                    : t('For a request in any area', 'Text, mentorship')
                  : index > 0
                    ? t('For another area', 'Text, mentorship')
                    : free === 1
                      ? t('Uses your last free place', 'Text, mentorship')
                      : t('Uses one of two places', 'Text, mentorship')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Tile = ({ id }: { id: string }) => (
  <img
    src={coverPath({ id: id.slice(0, 30), category: 'Water Resources' })}
    alt=""
    width={52}
    height={52}
    className="size-13 shrink-0 rounded-control object-cover"
  />
)

const steps = [
  [
    t('You send it', 'Text, mentorship'),
    t('Your mentor sees your question, your name and, once they accept, your email', 'Text, mentorship'),
  ],
  [t('The team assigns a mentor', 'Text, mentorship'), t('Usually within 5 working days', 'Text, mentorship')],
  [
    t('The mentor accepts', 'Text, mentorship'),
    t(
      'We remind them after {remind, plural, one {# day} other {# days}}, and ask somebody else after {last, plural, one {# day} other {# days}}',
      { remind: mentorshipLimits.remindDays, last: mentorshipLimits.returnDays },
      'Text, mentorship',
    ),
  ],
  [
    t('You pick a slot', 'Text, mentorship'),
    t(
      'In the mentor’s open hours, {sessionMinutes, plural, one {# minute} other {# minutes}} each',
      { sessionMinutes: mentorshipLimits.sessionMinutes },
      'Text, mentorship',
    ),
  ],
] as const

/** @param isSent true if the first step is done */
export const NextSteps = ({ isSent = false }: { isSent?: boolean }) => (
  <Section title={t('What happens next', 'Heading, mentorship')}>
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
