import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import type { NextStepOf } from '../../../pages/next-step.ts'
import { ways } from '../../../pages/ways.ts'
import { askPath, peoplePath } from './people-address.ts'

const mentor = { ...ways.mentorship, href: askPath }

/** Contact is only through a request, so that is where each of them leads. */
export const peopleNext = (kind: PeopleKind, isOne: boolean): NextStepOf =>
  kind === 'educator'
    ? () => ({
        title: 'Learn with an educator',
        all: isOne
          ? { href: peoplePath(kind), label: 'All educators' }
          : { href: ways.teach.href, label: 'Teach here' },
        things: [mentor, ways.courses, ways.events],
      })
    : () => ({
        title: 'Meet other learners',
        all: isOne
          ? { href: peoplePath(kind), label: 'All learners' }
          : { href: '/dashboard/profile', label: 'Be listed here' },
        things: [ways.labs, ways.events, mentor],
      })
