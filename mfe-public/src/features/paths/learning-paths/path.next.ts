import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'
import { chatPath } from './path-address.ts'

export const pathNext: NextStepOf = () => ({
  title: 'Not what you were looking for?',
  all: { href: chatPath, label: 'Answer the questions again' },
  things: [ways.courses, ways.events, ways.mentorship],
})
