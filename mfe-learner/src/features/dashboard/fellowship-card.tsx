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
  const label = hasDraft ? 'Continue your draft' : latest ? 'View applications' : 'Apply for a fellowship'
  return (
    <Section title="Fellowship" link={{ href: '/fellowship', label: 'How it works' }}>
      <p className="text-dense">
        {latest
          ? `${labelOf(trackLabels, latest.track)}: ${labelOf(statusLabels, latest.status)}`
          : 'Work on one place and one question for several months, with a mentor and a cohort.'}
      </p>
      <p className="mt-1 text-dense text-muted">{openText(open)}</p>
      <ButtonLink href={path} variant="outline" size="toolbar" className="mt-3">
        {label}
      </ButtonLink>
    </Section>
  )
}

function openText(open: Fellowship['open']): string {
  if (open.length === 0) return 'No track takes applications now.'
  const names = new Intl.ListFormat('en-IN').format(open.map(({ track }) => labelOf(trackNames, track)))
  const [deadline] = open.flatMap((each) => each.deadline ?? []).toSorted()
  return `Open now: ${names}.${deadline ? ` Apply by ${momentOf(deadline)} IST.` : ''}`
}
