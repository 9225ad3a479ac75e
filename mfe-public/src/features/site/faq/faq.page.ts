import type { PageDescription } from '@kere/platform/page'
import type { FAQPage } from 'schema-dts'
import { answerHref, faq, faqPath, findAnswer, plainText } from './faq.ts'
import { FaqPage } from './faq-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = [{ path: '/faq', sitemap: true, keptBy: ['category'] }, { path: '/faq/:answer' }]

const title = 'Frequently asked questions'

const crumb = { label: 'FAQ', path: faqPath }

const faqNode = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq
    .flatMap(({ answers }) => answers)
    .map((answer) => ({
      '@type': 'Question',
      name: answer.title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer.html) },
    })),
})

const description =
  'Answers about learning, courses, mentorship, fellowships, payments, privacy and your account, and whom to ask for the rest.'

export const page: PublicPage = {
  component: FaqPage,
  next: async () => (await import('./faq.next.ts')).faqNext,
  describe({ params }): PageDescription {
    const { answer: id } = params
    const answer = findAnswer(id)
    if (id !== undefined && !answer)
      return {
        status: 404,
        meta: {
          title: 'Question not found',
          description: 'There is no question at this address.',
          canonical: faqPath,
          breadcrumbs: [crumb],
          noindex: true,
        },
      }
    if (answer)
      return {
        status: 200,
        meta: {
          title: answer.title,
          description: plainText(answer.html).slice(0, 155),
          // The same page, with one answer open.
          canonical: faqPath,
          breadcrumbs: [crumb, { label: answer.title, path: answerHref(answer.id) }],
        },
      }
    return {
      status: 200,
      meta: {
        title,
        description,
        canonical: faqPath,
        breadcrumbs: [crumb],
        ...(import.meta.env.SSR && { jsonLd: [faqNode()] }),
      },
    }
  },
}
