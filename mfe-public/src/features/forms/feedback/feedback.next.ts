import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const feedbackNext: NextStepOf = ({ search }) => ({
  title: search.has('sent') ? 'Go on learning' : 'Need an answer instead?',
  all: { href: ways.contact.href, label: 'Write to us' },
  things: search.has('sent') ? [ways.courses, ways.events, ways.labs] : [ways.faq, ways.contact, ways.mentorship],
})
