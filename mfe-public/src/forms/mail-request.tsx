import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AccountEmail, keepEmail } from './account-fields.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { describeFailure, type FormError } from './refusal.ts'
import { useCheckedForm } from './use-checked-form.ts'

const resendAfterMs = 30_000

const loadContract = () => import('@kere/contracts/accounts/accounts')

const toMessage = (refusal: FormError) => describeFailure(refusal, t('The email was not sent', 'Error'))

interface MailRequestProps {
  mail: 'requestPasswordReset' | 'requestVerificationMail'
  form: string
  path: string
  page: string
  label: string
  linkLife: string
}

/** A form that requests a mail. `?sent` in the address means that one was requested (U-01, U-02). */
export function MailRequest({ mail, form: name, path, page, label, linkLife }: MailRequestProps) {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isSent = search.has('sent')
  const [sent, setSent] = useState({ email: '', times: 0 })
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name,
    path,
    names: ['email'],
    loadSchema: async () => (await loadContract()).mailRequest,
    send: async (body: { email: string }) => {
      const contract = await loadContract()
      await api.call(contract[mail], { body })
      keepEmail(body.email)
      setSent(({ times }) => ({ email: body.email, times: times + 1 }))
      if (!isSent) void navigate(`${page}?sent=1`, { replace: true })
    },
  })

  return (
    <div className="mt-6 flex flex-col gap-5">
      <FormRefusal refusal={refusal} describe={toMessage} />
      {isSent ? (
        <Sent
          key={sent.times}
          {...sent}
          path={page}
          linkLife={linkLife}
          again={
            <form {...form} aria-label={t('Resend email', 'Button')}>
              <input type="hidden" name="email" value={sent.email} />
              <Button type="submit" variant="outline" isBusy={isBusy} busyLabel={t('Sending', 'Button while it works')}>
                {t('Resend email', 'Button')}
              </Button>
            </form>
          }
        />
      ) : (
        <form {...form} aria-label={label} className="flex flex-col gap-5">
          <AccountEmail {...field('email')} autoComplete="email" error={errors.email} />
          <Button
            type="submit"
            size="main"
            wide
            isBusy={isBusy}
            busyLabel={t('Sending', 'Button while it works')}
            className="mt-1"
          >
            {label}
          </Button>
        </form>
      )}
    </div>
  )
}

interface SentProps {
  email: string
  times: number
  path: string
  linkLife: string
  again: ReactNode
}

function Sent({ email, times, path, linkLife, again }: SentProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), resendAfterMs)
    return () => clearTimeout(timer)
  }, [])

  const isAgain = times > 1
  return (
    <>
      <p role={isAgain ? 'status' : undefined}>
        {isAgain
          ? t('If there is an account for {email}, another email is on its way.', { email }, 'Message')
          : email
            ? t('If there is an account for {email}, an email is on its way.', { email }, 'Message')
            : t('If there is an account for that address, an email is on its way.', 'Message')}{' '}
        {linkLife}
      </p>
      <p className="text-meta text-muted">
        {t('Nothing yet? It can take a minute. Check your spam folder too.', 'About an email')}
        {email && !isLate && ` ${t('You can send it again in 30 seconds.', 'About an email')}`}
      </p>
      <div className="flex flex-wrap items-center gap-5">
        {email && isLate && again}
        <TextLink href={path}>{t('Use a different email', 'Link')}</TextLink>
      </div>
    </>
  )
}
