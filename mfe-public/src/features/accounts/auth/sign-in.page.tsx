import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { withNext, signInPath } from '@kere/platform/landing'
import { safePath } from '@kere/contracts/http/safe-path'
import { TextLink } from '@kere/ui/controls/link'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LocalInbox } from '../../../auth/local-inbox.tsx'
import { depthsArt, stepArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { CheckEmail } from './check-email.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInNews } from './sign-in-news.tsx'
import { readGoogleRefusal } from './sign-in-refusal.ts'
import { authPage } from '../../../auth/auth-page.ts'
import { isNamed, returnTitleQuery } from './return-title.ts'
import type { ChosenRole } from '@kere/contracts/accounts/roles'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'

function ReturnNote({ next }: { next: string }) {
  const { api } = useRemote()
  const { data: title } = useQuery({ ...returnTitleQuery(api, next), enabled: isNamed(next) })
  return (
    <p className="mt-1 text-muted">
      {title ? (
        <>
          {t('After you sign in, you go back to', 'Before the title of a page')}{' '}
          <strong lang={englishHere}>{title}</strong>.
        </>
      ) : (
        t('After you sign in, you go back to the page you came from.', 'Sign-in page')
      )}
    </p>
  )
}

const checkEmailTitle = t('Check your email', 'Title: look into your inbox')

function readRegistered(search: URLSearchParams): ChosenRole | null {
  if (search.get('registration') !== 'success') return null
  return search.get('role') === 'educator' ? 'educator' : 'student'
}

export const route = { path: '/auth/login', languages: ['kn', 'hi', 'ta'] }

function SignInPage() {
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  // The news stays when the address changes, because it has no time limit (C-43).
  const [registered] = useState(() => readRegistered(search))
  const form = (news: ReactNode = null) => (
    <SignInForm
      next={next}
      initialError={readGoogleRefusal(search)}
      news={news}
      onSignedIn={(path) => location.assign(localPath(path))}
    />
  )
  if (registered)
    return (
      <AuthFrame title={checkEmailTitle} art={stepArt.confirm}>
        <CheckEmail role={registered} next={next} />
        <LocalInbox />
        <details className="mt-7 border-t border-hairline pt-3">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand hover:text-brand-hover">
            {t('Already confirmed? Sign in', 'Opens the form below')}
          </summary>
          {form()}
        </details>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('Sign in', 'Title of a page, link')} art={depthsArt}>
      <p className="mt-2 text-muted">
        {t('New here?', 'Before the link “Create an account”')}{' '}
        <TextLink href={withNext('/auth/register', next)}>{t('Create an account', 'Link')}</TextLink>
      </p>
      {next && <ReturnNote next={next} />}
      {form(<SignInNews />)}
      <LocalInbox />
    </AuthFrame>
  )
}

export const page = authPage({
  path: signInPath,
  component: SignInPage,
  titleOf: ({ search }) => (readRegistered(search) ? checkEmailTitle : t('Sign in', 'Title of a page, link')),
  description: t('Sign in to your courses and your dashboard.', 'What search engines show'),
  isIndexed: true,
  queries: ({ search }, api) => {
    const next = safePath(search.get('next'))
    return isNamed(next) && !readRegistered(search) ? [returnTitleQuery(api, next)] : []
  },
})
