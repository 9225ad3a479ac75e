import { city, country, product, teamEmail } from '@kere/brand/brand'
import type { PageModule } from '@kere/platform/page'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import { ContactPage } from './contact-page.tsx'

const path = '/contact'

export const contactPage: PageModule = {
  component: ContactPage,
  queries: ({ session: { user } }, api) => (user ? [ownEmailQuery(api, user)] : []),
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Contact' : search.has('sent') ? 'Message sent' : 'Contact',
      description: `Write to the people behind ${product} in ${city}.`,
      canonical: path,
      breadcrumbs: [{ label: 'Contact', path }],
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
