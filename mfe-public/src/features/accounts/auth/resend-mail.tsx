import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useState } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { verifyEmailPath } from './sign-in-refusal.ts'

const loadContract = () => import('@kere/contracts/accounts/accounts')

const toMessage = (refusal: FormError) => describeFailure(refusal, t('The email was not sent', 'Error'))

/** If the address is known, one press is enough (U-02). */
export function ResendMail({ email }: { email: string }) {
  const { api } = useRemote()
  const [times, setTimes] = useState(0)
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'verification-mail',
    path: `${verifyEmailPath}/mail`,
    names: ['email'],
    loadSchema: async () => (await loadContract()).mailRequest,
    send: async (body: { email: string }) => {
      const { requestVerificationMail } = await loadContract()
      await api.call(requestVerificationMail, { body })
      setTimes((before) => before + 1)
    },
  })
  return (
    <>
      <FormRefusal refusal={refusal} describe={toMessage} />
      {times > 0 && !refusal && (
        <FormNotice key={times} tone="news" title={t('Email sent again', 'Message')}>
          {t('Only the link in the newest email works. Check your spam folder too.', 'About an email')}
        </FormNotice>
      )}
      <form {...form} aria-label={t('Send again', 'Name of a form, for screen readers')}>
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="outline" isBusy={isBusy} busyLabel={t('Sending', 'Button while it works')}>
          {t('Resend email', 'Button')}
        </Button>
      </form>
    </>
  )
}
