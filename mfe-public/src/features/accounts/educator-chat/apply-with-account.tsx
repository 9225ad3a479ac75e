import { t } from '@kere/brand/messages'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useMutation, mutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { describeFailure, formErrorOf } from '../../../forms/refusal.ts'
import { forgetEducatorAnswers, readEducatorAnswers } from '../../../auth/educator-answers.ts'

const applicationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async () => {
      const answers = readEducatorAnswers()
      if (!answers) throw new Error('The answers went while the page was open')
      const { applyToTeach } = await import('@kere/contracts/accounts/educator-applications')
      return api.call(applyToTeach, { body: { answers } })
    },
    onSuccess: forgetEducatorAnswers,
  })

export function ApplyWithAccount({ children }: { children: ReactNode }) {
  const { context } = useRemote()
  const api = useAttempts()
  const application = useMutation(applicationMutation(api))
  const { user } = context.session
  const code = application.error instanceof ApiError ? application.error.code : null

  if (application.isSuccess)
    return (
      <div className="mt-4 text-body text-ink">
        <FormNotice tone="news" title={t('Your application is under review', 'Heading')}>
          {t('We usually decide within 3 days and will email you.', 'About an application')}{' '}
          <TextLink href="/dashboard">{t('Go to your dashboard', 'Link, button')}</TextLink>
        </FormNotice>
      </div>
    )
  return (
    <>
      <p>
        {user
          ? `${t('You are signed in as {name}.', { name: `${user.firstName} ${user.lastName}` }, 'Above a button')} `
          : ''}
        {t('We read every application ourselves. Your account does not change until we decide.', 'Above a button')}
      </p>
      <div className="mt-4 grid gap-4 text-body text-ink">
        {code === 'already_applied' ? (
          <FormNotice tone="refusal" title={t('You have already applied', 'Error')}>
            {t('There is nothing more to do. We will email you when it is decided.', 'About an application')}{' '}
            <TextLink href="/dashboard">{t('Go to your dashboard', 'Link, button')}</TextLink>
          </FormNotice>
        ) : (
          application.isError && <Failure error={application.error} />
        )}
        {code !== 'already_applied' && (
          <Button
            size="main"
            isBusy={application.isPending}
            busyLabel={t('Sending', 'Button while it works')}
            onClick={() => application.mutate()}
            className="mt-2 justify-self-start max-desk:w-full"
          >
            {t('Apply with this account', 'Heading, button')}
          </Button>
        )}
      </div>
      {children}
    </>
  )
}

function Failure({ error }: { error: Error }) {
  const refusal = formErrorOf(error)
  const { title, text } = describeFailure(refusal, t('Nothing was sent', 'Error'))
  return (
    <FormNotice tone="refusal" title={title} reference={refusal.reference}>
      {text}
    </FormNotice>
  )
}
