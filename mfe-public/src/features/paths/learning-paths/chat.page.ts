import { chatPath, isAskedAsForm } from './path-address.ts'
import { formQuery } from './later-form.ts'
import { ChatPage } from './chat-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/learn-path', sitemap: true }

export const page: PublicPage = {
  component: ChatPage,
  next: { none: 'form' },
  queries: ({ search, submission }) => (isAskedAsForm(search, submission) ? [formQuery] : []),
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Learning path' : 'Find your learning path',
      description: 'Answer four questions and get a ranked path of real courses and events, each with its reason.',
      canonical: chatPath,
      breadcrumbs: [{ label: 'Learning Paths', path: chatPath }],
      ...(search.has('view') && { noindex: true }),
    },
  }),
}
