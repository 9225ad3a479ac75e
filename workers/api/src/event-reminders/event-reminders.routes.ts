import type { Route } from '../frame/route.ts'
import { remindOfEvents } from './remind-of-events.ts'

/** Nobody asks for them: the clock sends them. */
export const routes: readonly Route[] = []

export const clock = { reminded: remindOfEvents }
