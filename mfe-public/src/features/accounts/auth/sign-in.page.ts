import { safePath } from '@kere/contracts/http/safe-path'
import { signInPath } from '@kere/platform/landing'
import { authPage } from '../../../auth/auth-page.ts'
import { checkEmailTitle, readRegistered } from './registered.ts'
import { isNamed, returnTitleQuery } from './return-title.ts'
import { SignInPage } from './sign-in-page.tsx'

export const route = { path: '/auth/login' }

export const page = authPage({
  path: signInPath,
  component: SignInPage,
  titleOf: ({ search }) => (readRegistered(search) ? checkEmailTitle : 'Sign in'),
  description: 'Sign in to your courses and your dashboard.',
  isIndexed: true,
  queries: ({ search }, api) => {
    const next = safePath(search.get('next'))
    return isNamed(next) && !readRegistered(search) ? [returnTitleQuery(api, next)] : []
  },
})
