import type { Route } from '../../http/route.ts'
import { remindOfEvents } from './remind-of-events.ts'

export const routes: readonly Route[] = []

export const clock = { reminded: remindOfEvents }
