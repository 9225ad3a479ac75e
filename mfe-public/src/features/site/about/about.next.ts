import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'

export const aboutNext: NextStepOf = () => ({
  title: 'Take part',
  all: { href: ways.careers.href, label: 'Work with us' },
  things: [ways.courses, ways.teach, ways.events],
})
