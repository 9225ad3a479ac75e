import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const contactNext: NextStepOf = ({ search }) => ({
  title: search.has('sent') ? 'While you wait' : 'Your answer may be here',
  all: { href: '/feedback', label: 'Share feedback' },
  things: search.has('sent') ? [ways.courses, ways.events, ways.faq] : [ways.faq, ways.mentorship, ways.careers],
})
