import type { RemoteApp, RemotePages } from '@kere/platform/page'
import type { routes } from './routes.ts'

/** The visitors' site; each page's code comes when its address is asked for. */
const pages: RemotePages<typeof routes> = {
  '/': async () => (await import('./home.page.ts')).homePage,
  '/courses': async () => (await import('./features/courses/catalogue.page.ts')).cataloguePage,
  '/courses/:id': async () => (await import('./features/courses/course.page.ts')).coursePage,
  '/auth/login': async () => (await import('./features/auth/sign-in.page.ts')).signInPage,
  '/auth/register': async () => (await import('./features/register/register.page.ts')).registerPage,
  '/auth/forgot-password': async () =>
    (await import('./features/password-reset/forgot-password.page.ts')).forgotPasswordPage,
  '/auth/reset-password': async () =>
    (await import('./features/password-reset/reset-password.page.ts')).resetPasswordPage,
  '/auth/verify-email': async () => (await import('./features/verify-email/verify-email.page.ts')).verifyEmailPage,
  '/role-selection': async () => (await import('./features/role-selection/role-selection.page.ts')).roleSelectionPage,
  '/onboarding': async () => (await import('./features/onboarding/onboarding.page.ts')).onboardingPage,
  '/join-as-educator': async () => (await import('./features/educator-chat/educator-chat.page.ts')).joinPage,
  '/educator-chatbot': async () => (await import('./features/educator-chat/educator-chat.page.ts')).chatbotPage,
  '/become-educator': async () =>
    (await import('./features/become-educator/become-educator.page.ts')).becomeEducatorPage,
  '/contact': async () => (await import('./features/contact/contact.page.ts')).contactPage,
  '*': async () => (await import('./features/not-found/not-found.page.ts')).notFoundPage,
}

export const app = { name: 'public', pages } satisfies RemoteApp
