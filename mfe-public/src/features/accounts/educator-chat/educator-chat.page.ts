import { EducatorChatPage } from './educator-chat-page.tsx'
import { chatPath } from './finish-chat.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const joinRoute = { path: '/join-as-educator', sitemap: true }

export const chatbotRoute = { path: '/educator-chatbot' }

/** Search engines keep the first of the two addresses (S-303). */
const pageAt = (label: string, path: string): PublicPage => ({
  component: EducatorChatPage,
  next: { none: 'form' },
  describe: ({ search }) => ({
    status: 200,
    meta: {
      title: 'Join as an Educator',
      description: 'Apply to teach: 12 short questions about you and what you teach, in about 6 minutes.',
      canonical: chatPath,
      breadcrumbs: [{ label, path }],
      ...(search.has('view') && { noindex: true }),
    },
  }),
})

export const joinPage = pageAt('Join as an Educator', chatPath)

export const chatbotPage = pageAt('Educator chat', '/educator-chatbot')
