import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const fellowshipNext: NextStepOf = () => ({
  title: 'While you wait',
  all: { href: ways.newsletter.href, label: 'New rounds by email' },
  things: [ways.labs, ways.courses, ways.mentorship],
})
