import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const policyNext: NextStepOf = () => ({
  title: 'Questions about this text?',
  all: { href: '/about', label: 'About us' },
  things: [ways.contact, ways.faq, ways.courses],
})
