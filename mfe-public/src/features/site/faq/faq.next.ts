import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const faqNext: NextStepOf = () => ({
  title: 'No answer to your question?',
  all: { href: '/feedback', label: 'Share feedback' },
  things: [ways.contact, ways.mentorship, ways.path],
})
