import { linkedPage } from '../../../pages/linked-page.ts'
import { emailChoicePath, emailChoiceQuery, titleOf } from './email-choice.api.ts'
import { EmailChoicePage } from './email-choice-page.tsx'

export const route = { path: '/notifications/email' }

export const page = linkedPage({
  component: EmailChoicePage,
  next: async () => (await import('./email-choice.next.ts')).emailChoiceNext,
  query: emailChoiceQuery,
  titleOf,
  description: 'Turn email notifications of one kind off or on.',
  canonical: emailChoicePath,
})
