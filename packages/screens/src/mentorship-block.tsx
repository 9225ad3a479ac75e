import type { OwnMentorship } from '@kere/contracts/mentorship/mentorship-figures'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { Link } from 'react-router-dom'
import { countOf } from '@kere/brand/count'
import type { Stat } from './quick-stats.tsx'
import { momentOf } from './time-in-india.ts'

interface MentorshipBlockProps {
  mentorship: OwnMentorship | undefined
  isMentor?: boolean
}

const listPath = '/dashboard/mentorship'

/** Leaves out numbers that an older API does not count (U-13). */
export const pendingRequestStats = (mentorship: OwnMentorship | undefined): Stat[] =>
  mentorship
    ? [
        {
          label: 'Pending requests',
          value: mentorship.pending,
          note: 'for a mentor',
          href: `${listPath}?status=pending`,
        },
      ]
    : []

export function MentorshipBlock({ mentorship, isMentor = false }: MentorshipBlockProps) {
  if (!mentorship) return null
  const { pending, accepted, nextSession } = mentorship
  return (
    <Section title="Mentorship Requests" link={{ href: listPath, label: 'See all' }}>
      {nextSession && (
        <div className="mb-4 flex gap-5">
          <EventDateBlock startsAt={nextSession.startsAt} />
          <div className="min-w-0">
            <h3>
              <Link
                to={`${listPath}?request=${encodeURIComponent(nextSession.requestId)}`}
                className="text-ink decoration-2 underline-offset-4 wrap-anywhere hover:text-brand"
              >
                Session with {nextSession.other}
              </Link>
            </h3>
            <p className="mt-1 text-dense text-muted">
              {momentOf(nextSession.startsAt)} IST, {nextSession.isConfirmed ? 'confirmed' : 'not confirmed yet'}
            </p>
          </div>
        </div>
      )}
      <p className="text-dense text-muted">{describe(pending, accepted, isMentor)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={`${listPath}/request`} variant="outline" size="toolbar">
          Request a Mentor
        </ButtonLink>
        {/* Links to the same form (C-10). */}
        <TextLink href="/services/mentorship/request" className="text-dense">
          How it works
        </TextLink>
      </div>
    </Section>
  )
}

function describe(pending: number, accepted: number, isMentor: boolean): string {
  if (isMentor) {
    const waiting =
      pending === 0
        ? 'No request is waiting for you'
        : `${countOf(pending, ['request waits', 'requests wait'])} for your answer`
    return `${waiting}. You mentor ${countOf(accepted, ['person', 'people'])}.`
  }
  if (pending + accepted === 0) return 'Ask one clear question, and talk it through with a practitioner.'
  return `${countOf(pending, ['request is', 'requests are'])} pending, ${accepted} accepted.`
}
