import { t } from '@kere/brand/messages'
import { supportReply, city, country, product, teamEmail } from '@kere/brand/brand'
import { ContactDetails } from './contact-details.tsx'
import { describeForm, FormSent, useIsSent } from '../../../forms/form-sent.tsx'
import { ContactForm } from './contact-form.tsx'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/contact', languages: ['kn', 'hi', 'ta'], sitemap: true }

function ContactPage() {
  const isSent = useIsSent('contact')
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <h1>{t('Contact', 'Title')}</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          {t(
            'Ask a question, report a problem or suggest a course. We usually reply {soon}.',
            { soon: supportReply },
            'Contact page; soon: “within 24 hours”',
          )}
        </p>
        <div className="mt-8 grid gap-x-12 gap-y-10 desk:mt-12 desk:grid-cols-[minmax(0,1fr)_19rem]">
          {isSent ? (
            <FormSent
              title={t('Message sent', 'Title of a page')}
              next={{ href: '/contact', label: t('Send Another Message', 'Button') }}
            >
              {t("Thank you for your message! We'll get back to you soon.", 'After the contact form was sent')}
            </FormSent>
          ) : (
            <ContactForm />
          )}
          <ContactDetails />
        </div>
      </div>
    </div>
  )
}

export const page: PublicPage = {
  component: ContactPage,
  queries: ({ session: { user } }, api) => (user ? [ownEmailQuery(api, user)] : []),
  describe: describeForm({
    path: route.path,
    title: t('Contact', 'Title'),
    sent: t('Message sent', 'Title of a page'),
    description: t('Write to the people behind {product} in {city}.', { product, city }, 'What search engines show'),
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
  }),
}
