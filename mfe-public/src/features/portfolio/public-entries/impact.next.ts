import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'
import { impactPath } from './impact-address.ts'

const things = [ways.labs, ways.events, ways.courses]

export const impactNext: NextStepOf = () => ({
  title: 'Do something worth showing',
  all: { href: '/dashboard/impact-portfolio', label: 'Start your portfolio' },
  things,
})

export const impactPersonNext: NextStepOf = () => ({
  title: 'Do something worth showing',
  all: { href: impactPath, label: 'All entries' },
  things,
})
