import { ButtonLink } from '@kere/ui/button'
import { Section } from '@kere/ui/section'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Search from 'lucide-react/icons/search'

/** Ways to pages that are there. */
export function QuickActions() {
  return (
    <Section title="Quick Actions">
      <div className="-mt-2 flex flex-wrap gap-2.5">
        <ButtonLink href="/courses" variant="outline" size="toolbar" icon={<Search aria-hidden="true" />}>
          See all courses
        </ButtonLink>
        <ButtonLink
          href="/dashboard/sessions"
          variant="outline"
          size="toolbar"
          icon={<MonitorSmartphone aria-hidden="true" />}
        >
          Where you are signed in
        </ButtonLink>
      </div>
    </Section>
  )
}
