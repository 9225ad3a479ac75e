import { t } from '@kere/brand/messages'
import type { OwnProfile } from '@kere/contracts/accounts/profile-settings'
import { Section } from '@kere/ui/layout/section'
import { WaterLevel } from '@kere/ui/charts/water-level'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { partsOf } from './profile-parts.ts'

export function Completeness({ profile, seed }: { profile: OwnProfile; seed: string }) {
  const parts = partsOf(profile)
  const open = parts.filter(({ isDone }) => !isDone)
  const done = parts.length - open.length
  const percent = Math.round((done / parts.length) * 100)
  return (
    <Section title={t('Completeness', 'Heading, profile')}>
      <div className="flex items-center gap-4">
        <WaterLevel seed={seed} percent={percent} className="size-20 rounded-control border border-hairline" />
        <p>
          <span className="block font-heading text-number font-heavy tracking-heading tabular-nums">{percent}%</span>
          <span className="mt-1.5 block text-meta text-muted">
            {t('{done} of {total} parts filled in', { done, total: parts.length }, 'Text, profile')}
          </span>
        </p>
      </div>
      {open.length > 0 && (
        <ul className="mt-3 list-none">
          {open.map(({ label, href }) => (
            <li key={label} className="border-b border-hairline">
              <a
                href={href}
                className="flex min-h-11 items-center gap-2.5 py-1.5 text-dense text-ink no-underline hover:underline"
              >
                <CircleDashed aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
