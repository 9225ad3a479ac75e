import { supportHours, supportReply } from '@kere/brand/brand'
import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

const contact = { ...ways.contact, text: `We usually reply ${supportReply}, ${supportHours}.` }

export const faqNext: NextStepOf = () => ({
  title: 'Your question is not here?',
  all: { href: ways.contact.href, label: 'Contact us' },
  things: [contact, ways.mentorship, ways.path],
})
