import { locale } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { statusLabels, trackLabels, trackNames } from '@kere/contracts/fellowship/fellowship-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { momentOf } from '@kere/screens/time-in-india'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'

type Fellowship = NonNullable<StudentDashboard['fellowship']>

const path = '/dashboard/fellowship'

export function FellowshipCard({ fellowship }: Pick<StudentDashboard, 'fellowship'>) {
  if (!fellowship) return null
  const { latest, open, hasDraft } = fellowship
  const label = hasDraft
    ? t('Continue your draft', 'Button: an application for the fellowship')
    : latest
      ? t('View applications', 'Button: for the fellowship')
      : t('Apply for a fellowship', 'Button')
  return (
    <Section
      title={t('Fellowship', 'Heading, home of the dashboard')}
      link={{ href: '/fellowship', label: t('How it works', 'Label, home of the dashboard') }}
    >
      <p className="text-dense">
        {latest
          ? `${labelOf(trackLabels, latest.track)}: ${labelOf(statusLabels, latest.status)}`
          : t(
              'Work on one place and one question for several months, with a mentor and a cohort.',
              'Text, home of the dashboard',
            )}
      </p>
      <p className="mt-1 text-dense text-muted">{openText(open)}</p>
      <ButtonLink href={path} variant="outline" size="toolbar" className="mt-3">
        {label}
      </ButtonLink>
    </Section>
  )
}

function openText(open: Fellowship['open']): string {
  if (open.length === 0) return t('No track takes applications now.', 'Fellowship')
  const tracks = new Intl.ListFormat(locale).format(open.map(({ track }) => labelOf(trackNames, track)))
  const [deadline] = open.flatMap((each) => each.deadline ?? []).toSorted()
  return deadline
    ? t(
        'Open now: {tracks}. Apply by {when} IST.',
        { tracks, when: momentOf(deadline) },
        'Tracks of the fellowship that take applications',
      )
    : t('Open now: {tracks}.', { tracks }, 'Tracks of the fellowship that take applications')
}
