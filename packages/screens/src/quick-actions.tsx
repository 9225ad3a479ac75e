import { t } from '@kere/brand/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import type { LucideIcon } from 'lucide-react'

interface QuickActionsProps {
  actions: readonly { href: string; label: string; icon: LucideIcon }[]
}

export function QuickActions({ actions }: QuickActionsProps) {
  return (
    <Section title={t('Quick Actions', 'Heading, home of the dashboard')}>
      <div className="-mt-2 flex flex-wrap gap-2.5">
        {actions.map(({ href, label, icon: Icon }) => (
          <ButtonLink key={href} href={href} variant="outline" size="toolbar" icon={<Icon aria-hidden="true" />}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Section>
  )
}
