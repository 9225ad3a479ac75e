import { t } from '@kere/brand/messages'
import type { Credentials } from '@kere/contracts/accounts/auth'
import { secondStepPath, signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useState, type ReactNode } from 'react'
import { AccountEmail, forgetEmail, keepEmail, PasswordInput } from '../../../forms/account-fields.tsx'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { GoogleForm } from '../../../forms/google-form.tsx'
import type { FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { PasskeyButton } from '../../../auth/passkey-button.tsx'
import { ResendMail } from './resend-mail.tsx'
import { toMessage, verifyEmailPath } from './sign-in-refusal.ts'

const forgotPath = '/auth/forgot-password'

const loadContract = () => import('@kere/contracts/accounts/auth')

interface SignInFormProps {
  next: string | null
  initialError: FormError | null
  news?: ReactNode
  /** Loads the path as a document, because the edge redirects signed-in users. */
  onSignedIn: (path: string) => void
}

export function SignInForm({ next, initialError, news, onSignedIn }: SignInFormProps) {
  const { api, context } = useRemote()
  const [tried, setTried] = useState('')
  const { form, field, typed, errors, refusal, isBusy, focus } = useCheckedForm({
    name: 'sign-in',
    path: signInPath,
    names: ['email', 'password'],
    loadSchema: async () => (await loadContract()).credentials,
    send: async (body: Credentials) => {
      const { login } = await loadContract()
      keepEmail(body.email)
      setTried(body.email)
      await api.call(login, { body })
      forgetEmail()
      onSignedIn(withNext(signInPath, next))
    },
    initialError,
    onRefused: ({ code }) => {
      if (code === 'second_factor_needed') {
        onSignedIn(withNext(secondStepPath, next))
        return true
      }
      if (code === 'invalid_credentials') focus('password')
      return false
    },
    isLeft: true,
  })
  const unverified = refusal?.code === 'email_unverified' && (tried || typed('email'))

  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormRefusal refusal={refusal} describe={toMessage}>
        {refusal?.code === 'second_factor_needed' && (
          <TextLink href={withNext(secondStepPath, next)} tone="inherit">
            {t('Enter your code', 'Link')}
          </TextLink>
        )}
        {refusal?.code === 'invalid_credentials' && (
          <>
            {' '}
            <TextLink href={forgotPath} tone="inherit">
              {t('reset your password', 'Link; follows “Check both and try again, or”')}
            </TextLink>
            . {t('Just registered? Confirm your email first.', 'To somebody who cannot sign in')}{' '}
            <TextLink href={verifyEmailPath} tone="inherit">
              {t('Send a new link', 'Link')}
            </TextLink>
          </>
        )}
      </FormRefusal>
      {unverified && <ResendMail email={unverified} />}
      {!refusal && news}
      <GoogleForm label={t('Continue with Google', 'Button')} next={next} />
      <form {...form} aria-label={t('Sign in', 'Title of a page, link')} className="flex flex-col gap-5">
        {next && <input type="hidden" name="next" value={next} />}
        <AccountEmail
          {...field('email')}
          defaultValue={typed('email') ?? context.session.registeredEmail ?? undefined}
          autoComplete="username"
          error={errors.email}
        />
        <div className="relative">
          <PasswordInput
            {...field('password')}
            label={t('Password', 'Label of a field')}
            autoComplete="current-password"
            error={errors.password}
          />
          <TextLink href={forgotPath} className="absolute inset-e-0 top-0 text-snug leading-dense">
            {t('Forgot password?', 'Link')}
          </TextLink>
        </div>
        <Button
          type="submit"
          size="main"
          wide
          isBusy={isBusy}
          busyLabel={t('Signing in', 'Button while it works')}
          className="mt-1"
        >
          {t('Sign In', 'Button')}
        </Button>
      </form>
      <PasskeyButton
        label={t('Sign in with a passkey', 'Button')}
        way="instead"
        next={next}
        onSignedIn={() => onSignedIn(withNext(signInPath, next))}
      />
    </div>
  )
}
