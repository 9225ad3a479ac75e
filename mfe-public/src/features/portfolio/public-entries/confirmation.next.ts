import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const confirmationNext: NextStepOf = () => ({
  title: 'What people do here',
  all: { href: ways.impact.href, label: 'Impact Portfolio' },
  things: [ways.impact, ways.labs, ways.events],
})
