import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { signInPath, withNext } from '@kere/platform/landing'
import { safePath } from '@kere/contracts/http/safe-path'
import { chosenRoles } from '@kere/contracts/accounts/roles'
import { TextLink } from '@kere/ui/controls/link'
import { useSearchParams } from 'react-router-dom'
import { stepArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { product } from '@kere/brand/brand'
import { authPage } from '../../../auth/auth-page.ts'

export const route = { path: '/auth/register', languages: ['kn', 'hi', 'ta'] }

function RegisterPage() {
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  return (
    <AuthFrame title={t('Create your account', 'Title of a page')} art={stepArt.register} isLong>
      <p className="mt-2 text-muted">
        {t('Free to join. Already have one?', 'An account; before the link “Sign in”')}{' '}
        <TextLink href={withNext(signInPath, next)}>{t('Sign in', 'Title of a page, link')}</TextLink>
      </p>
      <RegisterForm
        next={next}
        wished={chosenRoles.find((role) => role === search.get('role')) ?? null}
        onRegistered={(path) => location.assign(localPath(path))}
      />
      <p className="mt-3.5 text-meta text-muted">
        {t('You must be 13 or older. By continuing, you agree to our', 'Before the links “terms” and “privacy policy”')}{' '}
        <TextLink href="/terms" tone="inherit">
          {t('terms', 'Link in a sentence')}
        </TextLink>{' '}
        {t('and', 'Between the links “terms” and “privacy policy”')}{' '}
        <TextLink href="/privacy" tone="inherit">
          {t('privacy policy', 'Link in a sentence')}
        </TextLink>
        {t('.', 'After the links “terms” and “privacy policy”: the end of the sentence')}
      </p>
    </AuthFrame>
  )
}

export const page = authPage({
  path: route.path,
  component: RegisterPage,
  titleOf: () => t('Create your account', 'Title of a page'),
  description: t('Create a free account on {product}, to learn or to teach.', { product }, 'What search engines show'),
})
