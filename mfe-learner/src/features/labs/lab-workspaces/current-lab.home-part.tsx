import { lazyExtra } from '@kere/screens/editor/lazy-part'
import { WhenNear } from '@kere/screens/when-near'
import { Suspense } from 'react'
import type { HomePart } from '../../../home-part.ts'

const CurrentLab = lazyExtra(async () => (await import('./current-lab.tsx')).CurrentLab)

const room = <div className="h-40" />

export const homePart: HomePart = {
  // It stands below the first screen.
  Part: (props) =>
    props.dashboard.currentLab && (
      <WhenNear fallback={room}>
        <Suspense fallback={room}>
          <CurrentLab {...props} />
        </Suspense>
      </WhenNear>
    ),
}
