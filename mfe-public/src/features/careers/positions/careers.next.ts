import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const careersNext: NextStepOf = () => ({
  title: 'Nothing that fits?',
  all: { href: '/about', label: 'About us' },
  things: [ways.teach, ways.fellowship, ways.newsletter],
})

export const sentApplicationNext: NextStepOf = () => ({
  title: 'While you wait',
  all: { href: ways.careers.href, label: 'Open positions' },
  things: [ways.courses, ways.events, ways.blog],
})
