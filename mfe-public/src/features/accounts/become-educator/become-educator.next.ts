import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const becomeEducatorNext: NextStepOf = () => ({
  title: 'See how others teach',
  all: { href: ways.educators.href, label: 'All educators' },
  things: [ways.courses, ways.events, ways.blog],
})
