// Written by `pnpm generate` from the names of files.
import type { PageRoute } from '@kere/platform/page'

export const routes = [
  {
    path: '/dashboard',
    roles: ['admin'],
    page: async () => (await import('./dashboard.page.ts')).page,
  },
  {
    path: '/dashboard/api-tokens',
    roles: ['admin'],
    page: async () => (await import('./features/console/api-tokens/api-tokens.page.tsx')).page,
  },
  {
    path: '/dashboard/audit-log',
    roles: ['admin'],
    page: async () => (await import('./features/console/audit/audit-log.list.tsx')).page,
  },
  {
    path: '/dashboard/breaches',
    roles: ['admin'],
    page: async () => (await import('./features/console/breaches/breaches.list.tsx')).page,
  },
  {
    path: '/dashboard/breaches/people',
    roles: ['admin'],
    page: async () => (await import('./features/console/breaches/breach-people.list.tsx')).page,
  },
  {
    path: '/dashboard/contact-messages',
    roles: ['admin'],
    page: async () => (await import('./features/forms/contact/contact.list.tsx')).page,
  },
  {
    path: '/dashboard/courses',
    roles: ['admin'],
    page: async () => (await import('./features/courses/all-courses/all-courses.page.tsx')).page,
  },
  {
    path: '/dashboard/educator-applications',
    roles: ['admin'],
    page: async () => (await import('./features/accounts/educator-applications/applications.list.tsx')).page,
  },
  {
    path: '/dashboard/educator-applications/:id',
    roles: ['admin'],
    isFocused: true,
    page: async () => (await import('./features/accounts/educator-applications/application.review.ts')).page,
  },
  {
    path: '/dashboard/events',
    roles: ['admin'],
    page: async () => (await import('./features/events/all-events/all-events.page.tsx')).page,
  },
  {
    path: '/dashboard/feedback',
    roles: ['admin'],
    page: async () => (await import('./features/forms/feedback/feedback.list.tsx')).page,
  },
  {
    path: '/dashboard/fellowship-applications',
    roles: ['admin'],
    page: async () =>
      (await import('./features/fellowship/fellowship-applications/fellowship-applications.page.tsx')).page,
  },
  {
    path: '/dashboard/fellowship-applications/:id',
    roles: ['admin'],
    isFocused: true,
    page: async () => (await import('./features/fellowship/fellowship-applications/application.review.tsx')).page,
  },
  {
    path: '/dashboard/issued-certificates',
    roles: ['admin'],
    page: async () => (await import('./features/certificates/issued-certificates.page.tsx')).page,
  },
  {
    path: '/dashboard/job-applications',
    roles: ['admin'],
    page: async () => (await import('./features/careers/job-applications/job-applications.page.tsx')).page,
  },
  {
    path: '/dashboard/leaders',
    roles: ['admin'],
    page: async () => (await import('./features/site/leaders/leaders.page.tsx')).page,
  },
  {
    path: '/dashboard/learning-path-responses',
    roles: ['admin'],
    page: async () => (await import('./features/paths/learning-paths/responses.page.tsx')).page,
  },
  {
    path: '/dashboard/mentorship-requests',
    roles: ['admin'],
    page: async () => (await import('./features/mentorship/mentorship/requests.list.tsx')).page,
  },
  {
    path: '/dashboard/minor-mentors',
    roles: ['admin'],
    page: async () => (await import('./features/mentorship/minor-mentors/minor-mentors.list.tsx')).page,
  },
  {
    path: '/dashboard/news-feeds',
    roles: ['admin'],
    page: async () => (await import('./features/site/sustainability-news/news-feeds.page.tsx')).page,
  },
  {
    path: '/dashboard/newsletter',
    roles: ['admin'],
    page: async () => (await import('./features/publishing/newsletter-issues/issues.list.tsx')).page,
  },
  {
    path: '/dashboard/newsletter-subscribers',
    roles: ['admin'],
    page: async () => (await import('./features/forms/newsletter/newsletter.page.tsx')).page,
  },
  {
    path: '/dashboard/newsletter/:id',
    roles: ['admin'],
    isFocused: true,
    page: async () => (await import('./features/publishing/newsletter-issues/issue-editor.page.tsx')).page,
  },
  {
    path: '/dashboard/newsletter/new',
    roles: ['admin'],
    page: async () => (await import('./features/publishing/newsletter-issues/new-issue.page.tsx')).page,
  },
  {
    path: '/dashboard/orders',
    roles: ['admin'],
    page: async () => (await import('./features/orders/orders.page.tsx')).page,
  },
  {
    path: '/dashboard/orders/:id',
    roles: ['admin'],
    page: async () => (await import('./features/orders/order.review.ts')).page,
  },
  {
    path: '/dashboard/orders/discount-codes',
    roles: ['admin'],
    page: async () => (await import('./features/orders/discount-codes/discount-codes.page.tsx')).page,
  },
  {
    path: '/dashboard/orders/gateway-payments',
    roles: ['admin'],
    page: async () => (await import('./features/orders/gateway-payments/gateway-payments.list.tsx')).page,
  },
  {
    path: '/dashboard/orders/income',
    roles: ['admin'],
    page: async () => (await import('./features/orders/income.page.tsx')).page,
  },
  {
    path: '/dashboard/orders/invoices',
    roles: ['admin'],
    page: async () => (await import('./features/orders/invoices/invoices.list.tsx')).page,
  },
  {
    path: '/dashboard/orders/invoices/:id',
    roles: ['admin'],
    page: async () => (await import('./features/orders/invoices/invoice.page.tsx')).page,
  },
  {
    path: '/dashboard/orders/months/:month',
    roles: ['admin'],
    page: async () => (await import('./features/orders/month-closings/month.page.tsx')).page,
  },
  {
    path: '/dashboard/orders/statement',
    roles: ['admin'],
    page: async () => (await import('./features/orders/statement.page.tsx')).page,
  },
  {
    path: '/dashboard/outbox',
    roles: ['admin'],
    page: async () => (await import('./features/console/outbox/outbox.page.tsx')).page,
  },
  {
    path: '/dashboard/positions',
    roles: ['admin'],
    page: async () => (await import('./features/careers/positions/positions.page.tsx')).page,
  },
  {
    path: '/dashboard/privacy-requests',
    roles: ['admin'],
    page: async () => (await import('./features/accounts/privacy-requests/privacy-requests.list.tsx')).page,
  },
  {
    path: '/dashboard/releases',
    roles: ['admin'],
    page: async () => (await import('./features/console/releases/releases.page.tsx')).page,
  },
  {
    path: '/dashboard/reports',
    roles: ['admin'],
    page: async () => (await import('./features/people/profile-reports/profile-reports.list.tsx')).page,
  },
  {
    path: '/dashboard/system',
    roles: ['admin'],
    page: async () => (await import('./features/console/system-health/system-health.page.tsx')).page,
  },
  {
    path: '/dashboard/users',
    roles: ['admin'],
    page: async () => (await import('./features/accounts/user-accounts/users.page.tsx')).page,
  },
  {
    path: '/dashboard/webhooks',
    roles: ['admin'],
    page: async () => (await import('./features/console/webhooks/webhooks.page.tsx')).page,
  },
  {
    path: '/dashboard/webhooks/deliveries',
    roles: ['admin'],
    page: async () => (await import('./features/console/webhooks/deliveries.list.tsx')).page,
  },
  {
    path: '/dashboard/webhooks/guide',
    roles: ['admin'],
    page: async () => (await import('./features/console/webhooks/guide.page.tsx')).page,
  },
] satisfies readonly PageRoute[]
