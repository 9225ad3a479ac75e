import type { NewContactMessage } from '@kere/contracts/contact'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { TextArea } from '@kere/ui/text-area'
import { TextInput } from '@kere/ui/text-input'
import { useNavigate } from 'react-router-dom'
import { EmailInput } from '../../email-input.tsx'
import { FormRefusal } from '../../form-refusal.tsx'
import { Honeypot } from '../../honeypot.tsx'
import { describeFailure, type Refusal } from '../../refusal.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import { useOwnDetails } from '../../use-own-details.ts'

const loadContract = () => import('@kere/contracts/contact')

/** S-245 */
const failed = 'Failed to send message'

const describeRefusal = (refusal: Refusal) => describeFailure(refusal, failed)

export function ContactForm() {
  const { api, context } = useRemote()
  const navigate = useNavigate()
  const own = useOwnDetails()
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name: 'contact',
    path: '/contact',
    names: ['name', 'email', 'subject', 'message', 'website'],
    loadSchema: async () => (await loadContract()).newContactMessage,
    send: async (body: NewContactMessage) => {
      const { sendContactMessage } = await loadContract()
      await api.call(sendContactMessage, { body })
      void navigate('/contact?sent=1')
    },
    onRefused: (latest) => {
      context.notify({ tone: 'error', text: describeRefusal(latest).title })
      return false
    },
  })

  const name = field('name')
  const email = field('email')

  return (
    <form {...form} aria-label="Write to us" className="flex max-w-measure flex-col gap-5">
      <FormRefusal refusal={refusal} describe={describeRefusal} />
      <div className="grid gap-5 wide:grid-cols-2">
        <TextInput
          {...name}
          defaultValue={name.defaultValue ?? own.name}
          label="Name"
          size="tall"
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
      <TextInput {...field('subject')} label="Subject" size="tall" required error={errors.subject} />
      <TextArea {...field('message')} label="Message" rows={8} required error={errors.message} />
      <Honeypot {...field('website')} />
      <Button type="submit" size="main" isBusy={isBusy} busyLabel="Sending" className="self-start max-[37.5rem]:w-full">
        Send message
      </Button>
    </form>
  )
}
