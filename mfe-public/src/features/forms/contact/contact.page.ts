import { city, country, product, teamEmail } from '@kere/brand/brand'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import { ContactPage } from './contact-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/contact', sitemap: true }

export const page: PublicPage = {
  component: ContactPage,
  next: async () => (await import('./contact.next.ts')).contactNext,
  queries: ({ session: { user } }, api) => (user ? [ownEmailQuery(api, user)] : []),
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Contact' : search.has('sent') ? 'Message sent' : 'Contact',
      description: `Write to the people behind ${product} in ${city}.`,
      canonical: route.path,
      breadcrumbs: [{ label: 'Contact', path: route.path }],
      jsonLd: [
        {
          '@type': 'ContactPage',
          mainEntity: {
            '@type': 'Organization',
            name: product,
            email: teamEmail,
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
          },
        },
      ],
    },
  }),
}
