import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const catalogueNext: NextStepOf = () => ({
  title: 'Not sure where to start?',
  all: { href: ways.faq.href, label: 'Questions about courses' },
  things: [ways.path, ways.mentorship, ways.events],
})
