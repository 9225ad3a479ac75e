import { createPersonPage } from '../features/people/listed-people/person-page.tsx'
import { personWork } from '../features/portfolio/impact-pages/person-work.tsx'

export const route = { path: '/learners/:id', languages: ['kn', 'hi', 'ta'], isNeverKept: true }

export const page = createPersonPage('learner', { personWork })
