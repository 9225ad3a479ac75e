import { signInPath } from '@kere/platform/landing'
import { wayInPage } from '../../way-in-page.ts'
import { SignInPage } from './sign-in-page.tsx'

export const signInPage = wayInPage({
  path: signInPath,
  component: SignInPage,
  titleOf: () => 'Sign in',
  description: 'Sign in to your courses and your dashboard.',
  isFound: true,
})
