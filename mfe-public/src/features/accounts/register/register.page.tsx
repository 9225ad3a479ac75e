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

export const route = { path: '/auth/register' }

function RegisterPage() {
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  return (
    <AuthFrame title="Create your account" art={stepArt.register} isLong>
      <p className="mt-2 text-muted">
        Free to join. Already have one? <TextLink href={withNext(signInPath, next)}>Sign in</TextLink>
      </p>
      <RegisterForm
        next={next}
        wished={chosenRoles.find((role) => role === search.get('role')) ?? null}
        onRegistered={(path) => location.assign(path)}
      />
      <p className="mt-3.5 text-meta text-muted">
        You must be 13 or older. By continuing, you agree to our{' '}
        <TextLink href="/terms" tone="inherit">
          terms
        </TextLink>{' '}
        and{' '}
        <TextLink href="/privacy" tone="inherit">
          privacy policy
        </TextLink>
        .
      </p>
    </AuthFrame>
  )
}

export const page = authPage({
  path: route.path,
  component: RegisterPage,
  titleOf: () => 'Create your account',
  description: `Create a free account on ${product}, to learn or to teach.`,
})
