import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const becomeEducatorNext: NextStepOf = () => ({
  title: 'See how others teach',
  all: { href: '/join-as-educator', label: 'Join as an Educator' },
  things: [ways.educators, ways.courses, ways.events],
})
