import type { AdminDashboard } from '@kere/contracts/console/dashboard'
import type { WeekCounts } from '@kere/contracts/console/week-counts'
import type { ApiClient } from '@kere/platform/api'
import type { PageQuery } from '@kere/platform/page'
import type { Stat } from '@kere/screens/quick-stats'
import type { Task } from '@kere/screens/next-list'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'

// oxlint-disable-next-line typescript/no-explicit-any -- what is fetched and its key differ from part to part; only the tasks made of it are seen
type TaskQuery = UseQueryOptions<any, Error, readonly Task[], any>

export interface GrowthLine {
  name: string
  /** An older API does not send it. */
  weeks: WeekCounts | undefined
}

export interface DashboardPart {
  name: string
  stats?(figures: AdminDashboard): readonly Stat[]
  /** A line of the chart of growth by week. */
  growth?(figures: AdminDashboard): GrowthLine
  taskQuery?(api: ApiClient, now: number): TaskQuery
  section?: { component: ComponentType; queries(api: ApiClient): readonly PageQuery[] }
}
