import type { Route } from './http/route.ts'
import * as slices from './routes.registry.ts'

/** A test fails when an endpoint of the contracts has none. */
export const routes: readonly Route[] = Object.values(slices).flatMap((slice) => slice.routes)

export const exports: readonly Route[] = Object.values(slices).flatMap((slice) =>
  'exports' in slice ? slice.exports : [],
)

/** Done by the minute; each answers how often it was done. */
export const clock = Object.values(slices).flatMap((slice) => ('clock' in slice ? Object.entries(slice.clock) : []))
