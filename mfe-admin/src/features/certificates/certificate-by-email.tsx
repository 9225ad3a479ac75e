import { limits } from '@kere/contracts/http/limits'
import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useState } from 'react'

const loadContract = () => import('@kere/contracts/certificates/course-certificates')

/** An admin may give a certificate of a course to anybody with an account, whether they took the course here or not. */
export function CertificateByEmail({ courseId, title }: { courseId: string; title: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Give a certificate
      </Button>
      {isAsking && <CertificateDialog courseId={courseId} title={title} onClose={() => setAsking(false)} />}
    </>
  )
}

function CertificateDialog({ courseId, title, onClose }: { courseId: string; title: string; onClose: () => void }) {
  const { api, context } = useRemote()
  const takeBack = async (id: string, name: string) => {
    const told = await api.call((await loadContract()).withdrawCertificateByHand, { params: { courseId, id } }).then(
      () => ({ tone: 'success' as const, text: `The certificate of ${name} is taken back` }),
      (error: Error) => ({ tone: 'error' as const, text: error.message }),
    )
    context.notify(told)
  }
  const form = useForm({
    initial: { email: '', reason: '' },
    schema: async () => (await loadContract()).certificateByHand,
    async send(body, { idempotencyKey }) {
      const { issueCertificateByHand } = await loadContract()
      const { id, holderName } = await api.call(
        issueCertificateByHand,
        { params: { courseId }, body },
        { idempotencyKey },
      )
      context.notify({
        tone: 'success',
        text: `${holderName} has a certificate of “${title}”, and is told in ten seconds`,
        action: { label: 'Take it back', run: () => void takeBack(id, holderName) },
      })
    },
    refusalOf: (problem) =>
      problem?.code === 'not_found'
        ? 'Nobody has an account with this address. Ask them to register first.'
        : (problem?.message ?? messages.connection),
    onSaved: onClose,
  })
  return (
    <Dialog
      title="Give a certificate"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form.props.id} isBusy={form.isBusy} busyLabel="Issuing">
            Issue the certificate
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form {...form.props} className="mt-3 flex flex-col gap-4">
        <p className="text-dense text-muted">
          Of “{title}”, with the words and the signature of the course. Its holder is emailed your reason.
        </p>
        <TextInput {...form.field('email')} label="Email of their account" type="email" autoComplete="off" required />
        <TextArea {...form.field('reason')} label="Reason" maxLength={limits.reasonLength} required />
        {form.refusal && <RefusedAct>{form.refusal}</RefusedAct>}
      </form>
    </Dialog>
  )
}
