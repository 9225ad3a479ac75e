// Written by `pnpm generate` from the names of files.
import type { PageRoute } from '@kere/platform/page'

export const routes = [
  {
    path: '/dashboard',
    languages: ['kn', 'hi', 'ta'],
    roles: ['student'],
    page: async () => (await import('./features/dashboard/dashboard.page.tsx')).page,
  },
  {
    path: '/dashboard/account',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/accounts/account-settings/account-settings.page.tsx')).page,
  },
  {
    path: '/dashboard/certificates',
    languages: ['kn', 'hi', 'ta'],
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/certificates/certificates.page.tsx')).page,
  },
  {
    path: '/dashboard/challenge-labs',
    roles: ['student'],
    page: async () => (await import('./features/labs/lab-workspaces/my-labs.page.ts')).page,
  },
  {
    path: '/dashboard/challenge-labs/:id',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/labs/lab-workspaces/workspace.page.ts')).page,
  },
  {
    path: '/dashboard/fellowship',
    roles: ['student', 'admin'],
    refused: 'learners_only',
    page: async () => (await import('./features/fellowship/fellowship-applications/fellowship.page.tsx')).page,
  },
  {
    path: '/dashboard/guardian',
    roles: ['student', 'educator'],
    page: async () => (await import('./features/accounts/guardians/guardian.page.tsx')).page,
  },
  {
    path: '/dashboard/impact-portfolio',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/portfolio/impact-entries/impact-entries.page.tsx')).page,
  },
  {
    path: '/dashboard/impact-portfolio/:id',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/portfolio/impact-entries/impact-entries.page.tsx')).page,
  },
  {
    path: '/dashboard/impact-portfolio/add',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/portfolio/impact-entries/impact-entries.page.tsx')).page,
  },
  {
    path: '/dashboard/mentorship',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/mentorship/mentorship/mentorship.page.tsx')).page,
  },
  {
    path: '/dashboard/mentorship/hours',
    roles: ['educator'],
    page: async () => (await import('./features/mentorship/mentorship/hours.page.tsx')).page,
  },
  {
    path: '/dashboard/mentorship/request',
    aliases: ['/services/mentorship/request'],
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/mentorship/mentorship/request.page.tsx')).page,
  },
  {
    path: '/dashboard/my-courses',
    roles: ['student', 'admin'],
    enrolled: true,
    offline: true,
    page: async () => (await import('./features/courses/enrollments/my-courses.page.tsx')).page,
  },
  {
    path: '/dashboard/my-courses/:courseId',
    roles: ['student', 'admin'],
    enrolled: true,
    isFocused: true,
    offline: true,
    page: async () => (await import('./features/courses/learning/player.page.tsx')).page,
  },
  {
    path: '/dashboard/my-courses/:courseId/notes',
    languages: ['kn', 'hi', 'ta'],
    roles: ['student', 'admin'],
    enrolled: true,
    offline: true,
    page: async () => (await import('./features/courses/notes/notes.page.tsx')).page,
  },
  {
    path: '/dashboard/my-events',
    roles: ['student', 'educator', 'admin'],
    offline: true,
    page: async () => (await import('./features/events/event-registrations/my-events.page.tsx')).page,
  },
  {
    path: '/dashboard/my-events/:eventId',
    roles: ['student', 'educator', 'admin'],
    offline: true,
    page: async () => (await import('./features/events/event-registrations/event-ticket.page.tsx')).page,
  },
  {
    path: '/dashboard/my-orders',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/orders/my-orders.page.tsx')).page,
  },
  {
    path: '/dashboard/my-orders/:id',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/orders/my-order.page.tsx')).page,
  },
  {
    path: '/dashboard/my-orders/:id/invoice',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/orders/invoices/my-invoice.page.tsx')).page,
  },
  {
    path: '/dashboard/notifications',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/notifications/notifications.page.tsx')).page,
  },
  {
    path: '/dashboard/notifications/preferences',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/notifications/preferences.page.tsx')).page,
  },
  {
    path: '/dashboard/privacy',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./privacy.page.ts')).page,
  },
  {
    path: '/dashboard/profile',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./profile.page.ts')).page,
  },
  {
    path: '/dashboard/sessions',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/accounts/sessions/sessions.page.tsx')).page,
  },
  {
    path: '/dashboard/two-step-verification',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./features/accounts/second-factor/second-factor.page.tsx')).page,
  },
] satisfies readonly PageRoute[]
