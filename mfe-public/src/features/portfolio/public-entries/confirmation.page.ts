import { linkedPage } from '../../../pages/linked-page.ts'
import { confirmationPath, confirmationQuery } from './confirmation.api.ts'
import { ConfirmationPage, titleOf } from './confirmation-page.tsx'

export const route = { path: '/impact-portfolio/confirm', isNeverKept: true }

export const page = linkedPage({
  component: ConfirmationPage,
  next: async () => (await import('./confirmation.next.ts')).confirmationNext,
  query: confirmationQuery,
  titleOf,
  description: 'An entry of an impact portfolio that somebody asks you to confirm.',
  canonical: confirmationPath,
  crumb: 'Confirm an entry',
})
