import { archivePath } from '@kere/contracts/forms/newsletter-issue-options'
import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const newsletterNext: NextStepOf = () => ({
  title: 'Read until then',
  all: { href: archivePath, label: 'Past issues' },
  things: [ways.blog, ways.news, ways.events],
})
