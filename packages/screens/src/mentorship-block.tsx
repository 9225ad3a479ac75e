import { t } from '@kere/brand/messages'
import type { OwnMentorship } from '@kere/contracts/mentorship/mentorship-figures'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { Link } from 'react-router-dom'
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
          label: t('Pending requests', 'Label, home of the dashboard'),
          value: mentorship.pending,
          note: t('for a mentor', 'Text, home of the dashboard'),
          href: `${listPath}?status=pending`,
        },
      ]
    : []

export function MentorshipBlock({ mentorship, isMentor = false }: MentorshipBlockProps) {
  if (!mentorship) return null
  const { pending, accepted, nextSession } = mentorship
  return (
    <Section
      title={t('Mentorship Requests', 'Heading, home of the dashboard')}
      link={{ href: listPath, label: t('See all', 'Label, home of the dashboard') }}
    >
      {nextSession && (
        <div className="mb-4 flex gap-5">
          <EventDateBlock startsAt={nextSession.startsAt} />
          <div className="min-w-0">
            <h3>
              <Link
                to={`${listPath}?request=${encodeURIComponent(nextSession.requestId)}`}
                className="text-ink decoration-2 underline-offset-4 wrap-anywhere hover:text-brand"
              >
                {t('Session with {other}', { other: nextSession.other }, 'Link, home of the dashboard')}
              </Link>
            </h3>
            <p className="mt-1 text-dense text-muted">
              {nextSession.isConfirmed
                ? t('{when} IST, confirmed', { when: momentOf(nextSession.startsAt) }, 'A session with a mentor')
                : t(
                    '{when} IST, not confirmed yet',
                    { when: momentOf(nextSession.startsAt) },
                    'A session with a mentor',
                  )}
            </p>
          </div>
        </div>
      )}
      <p className="text-dense text-muted">{describe(pending, accepted, isMentor)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={`${listPath}/request`} variant="outline" size="toolbar">
          {t('Request a Mentor', 'Button, home of the dashboard')}
        </ButtonLink>
        {/* Links to the same form (C-10). */}
        <TextLink href="/services/mentorship/request" className="text-dense">
          {t('How it works', 'Link, home of the dashboard')}
        </TextLink>
      </div>
    </Section>
  )
}

function describe(pending: number, accepted: number, isMentor: boolean): string {
  if (isMentor)
    return pending === 0
      ? t(
          'No request is waiting for you. You mentor {accepted, plural, one {# person} other {# people}}.',
          { accepted },
          'To a mentor',
        )
      : t(
          '{pending, plural, one {# request waits} other {# requests wait}} for your answer. You mentor {accepted, plural, one {# person} other {# people}}.',
          { pending, accepted },
          'To a mentor',
        )
  if (pending + accepted === 0)
    return t('Ask one clear question, and talk it through with a practitioner.', 'Text, home of the dashboard')
  return t(
    '{pending, plural, one {# request is} other {# requests are}} pending, {accepted} accepted.',
    { pending, accepted },
    'Text, home of the dashboard',
  )
}
