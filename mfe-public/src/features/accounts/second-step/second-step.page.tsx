import { t } from '@kere/brand/messages'
import type { SecondStep } from '@kere/contracts/accounts/second-factor'
import { safePath } from '@kere/contracts/http/safe-path'
import { secondStepPath, signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'
import { useSearchParams } from 'react-router-dom'
import { depthsArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { authPage } from '../../../auth/auth-page.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError, type FormMessage } from '../../../forms/refusal.ts'
import { PasskeyButton } from '../../../auth/passkey-button.tsx'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'

const title = t('Enter your code', 'Heading')

export const route = { path: '/auth/code', languages: ['kn', 'hi', 'ta'] }

const loadContract = () => import('@kere/contracts/accounts/second-factor')

const toMessage = (refusal: FormError): FormMessage =>
  refusal.code === 'ticket_expired'
    ? { title: t('You took too long', 'Error'), text: t('Start again with your password.', 'Below an error') }
    : describeFailure(refusal, t('We could not sign you in', 'Error'))

/** The page is loaded as a document, because the edge redirects signed-in users. */
const arrive = (next: string | null) => location.assign(withNext(signInPath, next))

function SecondStepPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const next = safePath(search.get('next'))
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name: 'second-step',
    path: secondStepPath,
    names: ['code', 'next'],
    loadSchema: async () => (await loadContract()).secondStep,
    send: async (body: SecondStep) => {
      arrive((await api.call((await loadContract()).proveSecondFactor, { body })).next)
    },
    isLeft: true,
  })
  return (
    <AuthFrame title={title} art={depthsArt}>
      <p className="mt-2 text-muted">
        {t(
          'Open your authenticator app and enter the 6 digits, or use your passkey. Lost your phone? Enter one of your recovery codes.',
          'Above a form',
        )}
      </p>
      <div className="mt-6 flex flex-col gap-5">
        <FormRefusal refusal={refusal} describe={toMessage} />
        <form {...form} aria-label={title} className="flex flex-col gap-5">
          {next && <input type="hidden" name="next" value={next} />}
          <TextInput
            {...field('code')}
            label={t('Code', 'Label of a field: a discount code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.code}
          />
          <Button type="submit" size="main" wide isBusy={isBusy} busyLabel={t('Signing in', 'Button while it works')}>
            {t('Sign In', 'Button')}
          </Button>
        </form>
        <PasskeyButton label={t('Use a passkey', 'Button')} way="after" next={next} onSignedIn={arrive} />
        <p className="text-dense text-muted">
          {t('You have 10 minutes.', 'Below a form')}{' '}
          <TextLink href={withNext(signInPath, next)}>{t('Start again', 'Link')}</TextLink>
        </p>
      </div>
    </AuthFrame>
  )
}

export const page = authPage({
  path: secondStepPath,
  component: SecondStepPage,
  titleOf: () => title,
  description: t('The second step of signing in.', 'What search engines show'),
})
