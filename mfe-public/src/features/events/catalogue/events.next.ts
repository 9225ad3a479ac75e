import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const eventsNext: NextStepOf = () => ({
  title: 'Between two events',
  all: { href: ways.newsletter.href, label: 'New events by email' },
  things: [ways.courses, ways.labs, ways.mentorship],
})
