// Written by `pnpm generate` from the names of files.
import type { PageRoute } from '@kere/platform/page'

export const routes = [
  {
    path: '*',
    page: async () => (await import('./not-found.page.ts')).page,
  },
  {
    path: '/',
    languages: ['kn', 'hi', 'ta'],
    sitemap: true,
    maxAgeSeconds: 10,
    page: async () => (await import('./home.page.ts')).page,
  },
  {
    path: '/about',
    sitemap: true,
    maxAgeSeconds: 10,
    page: async () => (await import('./features/site/about/about.page.tsx')).page,
  },
  {
    path: '/auth/code',
    page: async () => (await import('./features/accounts/second-step/second-step.page.tsx')).page,
  },
  {
    path: '/auth/forgot-password',
    page: async () => (await import('./features/accounts/password-reset/forgot-password.page.tsx')).page,
  },
  {
    path: '/auth/login',
    page: async () => (await import('./features/accounts/auth/sign-in.page.tsx')).page,
  },
  {
    path: '/auth/register',
    page: async () => (await import('./features/accounts/register/register.page.tsx')).page,
  },
  {
    path: '/auth/reset-password',
    page: async () => (await import('./features/accounts/password-reset/reset-password.page.tsx')).page,
  },
  {
    path: '/auth/verify-email',
    page: async () => (await import('./features/accounts/verify-email/verify-email.page.ts')).page,
  },
  {
    path: '/become-educator',
    sitemap: true,
    maxAgeSeconds: 10,
    page: async () => (await import('./features/accounts/become-educator/become-educator.page.tsx')).page,
  },
  {
    path: '/blog',
    sitemap: true,
    keptBy: ['category'],
    page: async () => (await import('./features/publishing/posts/blog.page.tsx')).page,
  },
  {
    path: '/blog/:slug',
    sitemap: { list: '/api/posts', changedAt: 'publishedAt' },
    page: async () => (await import('./features/publishing/posts/post.page.tsx')).page,
  },
  {
    path: '/blog/authors/:id',
    page: async () => (await import('./features/publishing/posts/author.page.tsx')).page,
  },
  {
    path: '/careers',
    sitemap: true,
    page: async () => (await import('./features/careers/positions/careers.page.tsx')).page,
  },
  {
    path: '/careers/:id',
    sitemap: { list: '/api/career-positions' },
    page: async () => (await import('./features/careers/positions/careers.page.tsx')).page,
  },
  {
    path: '/careers/application',
    page: async () => (await import('./features/careers/positions/sent-application.page.tsx')).page,
  },
  {
    path: '/certificates/:id',
    isNeverKept: true,
    page: async () => (await import('./features/certificates/certificate.page.tsx')).page,
  },
  {
    path: '/challenge-labs',
    aliases: ['/labs'],
    sitemap: true,
    keptBy: ['phase'],
    page: async () => (await import('./features/labs/labs/labs.page.ts')).page,
  },
  {
    path: '/challenge-labs/:id',
    sitemap: { list: '/api/challenge-labs', changedAt: 'updatedAt' },
    page: async () => (await import('./features/labs/labs/lab.page.ts')).page,
  },
  {
    path: '/challenge-labs/:id/join',
    roles: ['student', 'educator'],
    page: async () => (await import('./features/labs/labs/join.page.ts')).page,
  },
  {
    path: '/contact',
    sitemap: true,
    page: async () => (await import('./features/forms/contact/contact.page.tsx')).page,
  },
  {
    path: '/courses',
    languages: ['kn', 'hi', 'ta'],
    sitemap: true,
    maxAgeSeconds: 10,
    keptBy: ['category', 'level', 'free', 'sort', 'show'],
    page: async () => (await import('./features/courses/courses/catalogue.page.tsx')).page,
  },
  {
    path: '/courses/:courseId/lessons/:lessonId',
    page: async () => (await import('./features/courses/courses/preview-lesson.page.ts')).page,
  },
  {
    path: '/courses/:id',
    sitemap: { list: '/api/courses', changedAt: 'publishedAt' },
    page: async () => (await import('./features/courses/courses/course.page.tsx')).page,
  },
  {
    path: '/educator-chatbot',
    page: async () => (await import('./features/accounts/educator-chat/educator-chat.page.tsx')).chatbotPage,
  },
  {
    path: '/events',
    sitemap: true,
    maxAgeSeconds: 10,
    keptBy: ['tab', 'type', 'past', 'view', 'show'],
    page: async () => (await import('./features/events/events/events.page.tsx')).page,
  },
  {
    path: '/events/:id',
    sitemap: { list: '/api/events', changedAt: 'updatedAt' },
    page: async () => (await import('./features/events/events/event.page.tsx')).page,
  },
  {
    path: '/events/:id/preview',
    roles: ['educator', 'admin'],
    page: async () => (await import('./features/events/events/event-preview.page.tsx')).page,
  },
  {
    path: '/faq',
    sitemap: true,
    keptBy: ['category'],
    page: async () => (await import('./features/site/faq/faq.page.tsx')).page,
  },
  {
    path: '/faq/:answer',
    page: async () => (await import('./features/site/faq/faq.page.tsx')).page,
  },
  {
    path: '/feedback',
    sitemap: true,
    page: async () => (await import('./features/forms/feedback/feedback.page.tsx')).page,
  },
  {
    path: '/fellowship',
    aliases: ['/fellowships'],
    sitemap: true,
    keptBy: ['track'],
    page: async () => (await import('./features/fellowship/fellowship-tracks/fellowship.page.ts')).page,
  },
  {
    path: '/guardian',
    isNeverKept: true,
    page: async () => (await import('./features/accounts/guardians/guardian.page.tsx')).page,
  },
  {
    path: '/impact-portfolio',
    sitemap: true,
    isNeverKept: true,
    page: async () => (await import('./features/portfolio/impact-pages/impact.page.tsx')).page,
  },
  {
    path: '/impact-portfolio/:handle',
    sitemap: { list: '/api/impact-pages', changedAt: 'updatedAt' },
    isNeverKept: true,
    page: async () => (await import('./features/portfolio/impact-pages/impact-person.page.tsx')).page,
  },
  {
    path: '/impact-portfolio/confirm',
    isNeverKept: true,
    page: async () => (await import('./features/portfolio/impact-pages/confirmation.page.tsx')).page,
  },
  {
    path: '/impact-portfolio/entries/:id',
    isNeverKept: true,
    page: async () => (await import('./features/portfolio/impact-pages/impact-entry.page.tsx')).page,
  },
  {
    path: '/join-as-educator',
    sitemap: true,
    page: async () => (await import('./features/accounts/educator-chat/educator-chat.page.tsx')).joinPage,
  },
  {
    path: '/learn-path',
    sitemap: true,
    page: async () => (await import('./features/paths/learning-paths/chat.page.tsx')).page,
  },
  {
    path: '/learn-path/:id',
    page: async () => (await import('./features/paths/learning-paths/path.page.tsx')).page,
  },
  {
    path: '/learners',
    sitemap: true,
    isNeverKept: true,
    page: async () => (await import('./features/people/listed-people/people.page.tsx')).learnersPage,
  },
  {
    path: '/learners/:id',
    isNeverKept: true,
    page: async () => (await import('./listed-people/learner.page.ts')).page,
  },
  {
    path: '/learners/:id/report',
    isNeverKept: true,
    page: async () => (await import('./features/people/listed-people/profile-report.page.tsx')).learnerReportPage,
  },
  {
    path: '/newsletter',
    sitemap: true,
    page: async () => (await import('./features/forms/newsletter/newsletter.page.tsx')).page,
  },
  {
    path: '/newsletter/issues',
    sitemap: true,
    page: async () => (await import('./features/publishing/newsletter-issues/newsletter-archive.page.tsx')).page,
  },
  {
    path: '/newsletter/issues/:slug',
    sitemap: { list: '/api/newsletter-issues', changedAt: 'sentAt' },
    page: async () => (await import('./features/publishing/newsletter-issues/newsletter-issue.page.tsx')).page,
  },
  {
    path: '/newsletter/subscription',
    page: async () => (await import('./features/forms/newsletter/subscription.page.tsx')).page,
  },
  {
    path: '/notifications/email',
    page: async () => (await import('./features/notifications/email-choice.page.tsx')).page,
  },
  {
    path: '/onboarding',
    roles: ['student', 'educator', 'admin'],
    onboarding: true,
    page: async () => (await import('./features/accounts/onboarding/onboarding.page.ts')).page,
  },
  {
    path: '/privacy',
    maxAgeSeconds: 10,
    page: async () => (await import('./features/site/policies/policies.page.tsx')).privacyPage,
  },
  {
    path: '/privacy/retention',
    maxAgeSeconds: 10,
    page: async () => (await import('./features/site/data-retention/data-retention.page.tsx')).page,
  },
  {
    path: '/role-selection',
    roles: ['student', 'educator', 'admin'],
    onboarding: true,
    page: async () => (await import('./features/accounts/role-selection/role-selection.page.tsx')).page,
  },
  {
    path: '/search',
    page: async () => (await import('./features/search/site-search/site-search.page.ts')).page,
  },
  {
    path: '/services/educators',
    aliases: ['/educators'],
    sitemap: true,
    isNeverKept: true,
    page: async () => (await import('./features/people/listed-people/people.page.tsx')).educatorsPage,
  },
  {
    path: '/services/educators/:id',
    sitemap: { list: '/api/educators' },
    isNeverKept: true,
    page: async () => (await import('./listed-people/educator.page.ts')).page,
  },
  {
    path: '/services/educators/:id/report',
    isNeverKept: true,
    page: async () => (await import('./features/people/listed-people/profile-report.page.tsx')).educatorReportPage,
  },
  {
    path: '/services/mentorship',
    aliases: ['/mentorship'],
    sitemap: true,
    page: async () => (await import('./features/mentorship/mentorship/mentorship.page.tsx')).page,
  },
  {
    path: '/sustainability-news',
    sitemap: true,
    keptBy: ['category'],
    page: async () => (await import('./features/site/sustainability-news/sustainability-news.page.ts')).page,
  },
  {
    path: '/terms',
    maxAgeSeconds: 10,
    page: async () => (await import('./features/site/policies/policies.page.tsx')).termsPage,
  },
  {
    path: '/verify',
    sitemap: true,
    isNeverKept: true,
    page: async () => (await import('./features/certificates/verify.page.tsx')).page,
  },
] satisfies readonly PageRoute[]
