import type { Page, PageRequest } from '@kere/platform/page'
import { SignInPage } from './sign-in-page.tsx'

const path = '/auth/login'

/** After a round trip with an error, the title is the first thing that is read aloud. */
const titleOf = ({ search }: PageRequest) => (search.has('problem') ? 'Error: Sign in' : 'Sign in')

export const signInPage: Page = {
  component: SignInPage,
  describe: (request) => ({
    status: 200,
    meta: {
      title: titleOf(request),
      description: 'Sign in to your courses, your drafts and your dashboard.',
      canonical: path,
      breadcrumbs: [{ label: 'Sign in', path }],
      noindex: true,
    },
  }),
}
