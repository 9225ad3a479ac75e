import { linkedPage } from '../../../pages/linked-page.ts'
import { sentApplicationQuery, sentPath } from './careers.api.ts'
import { SentApplicationPage, titleOf } from './sent-application-page.tsx'

export const route = { path: '/careers/application' }

export const page = linkedPage({
  component: SentApplicationPage,
  next: async () => (await import('./careers.next.ts')).sentApplicationNext,
  query: sentApplicationQuery,
  titleOf,
  description: 'The stage of your application.',
  canonical: sentPath,
})
