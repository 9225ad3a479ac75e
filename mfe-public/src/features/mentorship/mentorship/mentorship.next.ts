import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const mentorshipNext: NextStepOf = () => ({
  title: 'Before you ask',
  all: { href: ways.faq.href, label: 'Questions about mentorship' },
  things: [ways.educators, ways.courses, ways.labs],
})
