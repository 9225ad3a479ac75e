import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const newsNext: NextStepOf = () => ({
  title: 'From reading to doing',
  all: { href: ways.newsletter.href, label: 'One email a month' },
  things: [ways.courses, ways.events, ways.labs],
})
