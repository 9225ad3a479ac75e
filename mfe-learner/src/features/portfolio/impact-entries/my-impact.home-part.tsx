import { t } from '@kere/brand/messages'
import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { WhenNear } from '@kere/screens/when-near'
import { Suspense } from 'react'
import type { HomePart } from '../../../home-part.ts'

const MyImpact = lazyExtra(async () => (await import('./my-impact.tsx')).MyImpact)

const room = <div className="h-80" />

export const homePart: HomePart = {
  // It stands below the first screen.
  Part: (props) =>
    (props.dashboard.impactYear?.days.length ?? 0) > 0 && (
      <WhenNear fallback={room}>
        <Suspense fallback={room}>
          <MyImpact {...props} />
        </Suspense>
      </WhenNear>
    ),
  stats: ({ publicImpactEntries: value }) =>
    value === undefined
      ? []
      : [
          {
            label: t('Public impact entries', 'Label, home of the dashboard'),
            value,
            href: '/dashboard/impact-portfolio?visibility=public',
          },
        ],
}
