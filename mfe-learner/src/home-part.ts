import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import type { Stat } from '@kere/screens/quick-stats'
import type { ComponentType } from 'react'

export interface HomePartProps {
  dashboard: StudentDashboard
  now: number
}

/**
 * A part that another capability shows on the learner's home. The home finds it by the name of its file,
 * `*.home-part.tsx`, and shows the parts in the order of these names.
 */
export interface HomePart {
  Part: ComponentType<HomePartProps>
  /** Figures for the row above the parts. A figure that an older API does not count is left out. */
  stats?: (dashboard: StudentDashboard) => readonly Stat[]
}
