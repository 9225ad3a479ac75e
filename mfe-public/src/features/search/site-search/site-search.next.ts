import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const searchNext: NextStepOf = () => ({
  title: 'Not found?',
  all: { href: ways.contact.href, label: 'Ask us' },
  things: [ways.courses, ways.path, ways.faq],
})
