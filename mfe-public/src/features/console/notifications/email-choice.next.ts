import { product } from '@kere/brand/brand'
import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const emailChoiceNext: NextStepOf = () => ({
  title: `Back to ${product}`,
  all: { href: '/dashboard/notifications/preferences', label: 'All email settings' },
  things: [ways.courses, ways.events, ways.blog],
})
