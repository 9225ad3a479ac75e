import type { Route } from './http/route.ts'
import * as slices from './routes.registry.ts'

/** All routes. A test fails if an endpoint of the contracts has none. */
export const routes: readonly Route[] = Object.values(slices).flatMap((slice) => slice.routes)

export const exports: readonly Route[] = Object.values(slices).flatMap((slice) =>
  'exports' in slice ? slice.exports : [],
)

/** Work that runs every minute. Each function returns how often it acted. */
export const clock = Object.values(slices).flatMap((slice) => ('clock' in slice ? Object.entries(slice.clock) : []))
