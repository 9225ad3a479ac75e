import { t } from '@kere/brand/messages'
import { verificationReasonTexts } from '@kere/contracts/certificates/certificate-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { FormRefusal } from '../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../forms/refusal.ts'
import { useCheckedForm } from '../../forms/use-checked-form.ts'
import { certificateQuery, loadContract, verifyPath } from './certificates.api.ts'
import { ChosenFile } from './chosen-file.tsx'
import { resultHref } from './verify-result.ts'

const notChecked = (refusal: FormError) =>
  describeFailure(
    refusal,
    refusal.code === 'payload_too_large'
      ? verificationReasonTexts.too_large
      : t('We could not check it', 'Error, certificates'),
    t('This says nothing about the certificate. Try again in a moment.', 'Error, certificates'),
  )

export function VerifyForm({ isAgain, onChecked }: { isAgain: boolean; onChecked: () => void }) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name: 'verify-certificate',
    path: verifyPath,
    names: ['credential'],
    loadSchema: async () => (await loadContract()).certificateCheck,
    async send(body: { credential: string }) {
      const answer = await api.call((await loadContract()).verifyCertificate, { body })
      const { certificate } = answer
      if (certificate) cache.setQueryData(certificateQuery(api, certificate.id).queryKey, certificate)
      await navigate(resultHref(answer), { replace: true, preventScrollReset: true })
      onChecked()
    },
  })
  return (
    <form
      {...form}
      aria-label={t('Verify a certificate', 'For screen readers, certificates')}
      className="grid max-w-measure grid-cols-1 gap-5"
    >
      <FormRefusal refusal={refusal} describe={notChecked} />
      <TextArea
        {...field('credential')}
        label={
          isAgain
            ? t('Another link, number or text', 'Label, certificates')
            : t('Link, number or text', 'Label, certificates')
        }
        hint={t(
          'The text of a file must be complete, from the first {open} to the last {close}.',
          { open: '{', close: '}' },
          'Hint below a field, certificates',
        )}
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.credential}
      />
      <ChosenFile />
      <Button
        type="submit"
        size="main"
        isBusy={isBusy}
        busyLabel={t('Checking', 'Button while it works, certificates')}
        className="justify-self-start max-desk:w-full"
      >
        {t('Verify', 'Button, certificates')}
      </Button>
    </form>
  )
}
