import type { Page } from '@kere/platform/page'
import { outboxPath, readOutboxAddress } from './outbox-address.ts'
import { OutboxPage } from './outbox-page.tsx'
import { mailTemplatesQuery, outboxQuery } from './outbox.api.ts'

export const outboxPage: Page = {
  component: OutboxPage,
  queries: ({ search }, api) => [outboxQuery(api, readOutboxAddress(search)), mailTemplatesQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Outbox',
      description: 'Which mails were sent, to whom and when, and which were not.',
      canonical: outboxPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Outbox', path: outboxPath },
      ],
      noindex: true,
    },
  }),
}
