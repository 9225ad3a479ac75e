import type { NewContactMessage } from '@kere/contracts/forms/contact'
import { trapField } from '@kere/contracts/forms/visitor-form-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useNavigate } from 'react-router-dom'
import { EmailInput } from '../../../forms/email-input.tsx'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { Honeypot } from '../../../forms/honeypot.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useOwnDetails } from '../../../forms/use-own-details.ts'

const loadContract = () => import('@kere/contracts/forms/contact')

/** S-245 */
const failed = 'Failed to send message'

const toMessage = (refusal: FormError) => describeFailure(refusal, failed)

export function ContactForm() {
  const { api, context } = useRemote()
  const navigate = useNavigate()
  const own = useOwnDetails()
  const { form, field, errors, refusal, summary, isBusy } = useCheckedForm({
    name: 'contact',
    path: '/contact',
    names: ['name', 'email', 'subject', 'message', trapField],
    loadSchema: async () => (await loadContract()).newContactMessage,
    send: async (body: NewContactMessage) => {
      const { sendContactMessage } = await loadContract()
      await api.call(sendContactMessage, { body })
      void navigate('/contact?sent=1')
    },
    onRefused: (latest) => {
      context.notify({ tone: 'error', text: toMessage(latest).title })
      return false
    },
  })

  const name = field('name')
  const email = field('email')

  return (
    <form {...form} aria-label="Write to us" className="flex max-w-measure flex-col gap-5">
      <ErrorSummary {...summary} />
      <FormRefusal refusal={refusal} describe={toMessage} />
      <div className="grid gap-5 wide:grid-cols-2">
        <TextInput
          {...name}
          defaultValue={name.defaultValue ?? own.name}
          label="Name"
          autoComplete="name"
          required
          error={errors.name}
        />
        <EmailInput
          {...email}
          defaultValue={email.defaultValue ?? own.email}
          autoComplete="email"
          error={errors.email}
        />
      </div>
      <TextInput {...field('subject')} label="Subject" required error={errors.subject} />
      <TextArea {...field('message')} label="Message" rows={8} required error={errors.message} />
      <Honeypot {...field(trapField)} />
      <Button type="submit" size="main" isBusy={isBusy} busyLabel="Sending" className="self-start max-[37.5rem]:w-full">
        Send message
      </Button>
    </form>
  )
}
