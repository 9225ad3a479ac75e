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
    refusal.code === 'payload_too_large' ? verificationReasonTexts.too_large : 'We could not check it',
    'This says nothing about the certificate. Try again in a moment.',
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
    <form {...form} aria-label="Verify a certificate" className="grid max-w-measure gap-5">
      <FormRefusal refusal={refusal} describe={notChecked} />
      <TextArea
        {...field('credential')}
        label={isAgain ? 'Another link, number or text' : 'Link, number or text'}
        hint="The text of a file must be complete, from the first { to the last }."
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
        busyLabel="Checking"
        className="justify-self-start max-desk:w-full"
      >
        Verify
      </Button>
    </form>
  )
}
