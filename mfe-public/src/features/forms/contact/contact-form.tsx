import type { NewContactMessage } from '@kere/contracts/forms/contact'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { NameAndEmail } from '../../../forms/name-and-email.tsx'
import { VisitorForm } from '../../../forms/visitor-form.tsx'

const loadContract = () => import('@kere/contracts/forms/contact')

export function ContactForm() {
  const { context } = useRemote()
  const api = useAttempts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <VisitorForm
      name="contact"
      path="/contact"
      label="Write to us"
      names={['name', 'email', 'subject', 'message']}
      loadSchema={async () => (await loadContract()).newContactMessage}
      send={async (body: NewContactMessage) => {
        await api.call((await loadContract()).sendContactMessage, { body })
        void navigate('/contact?sent=1')
      }}
      failure={{ title: 'Failed to send message' }}
      onFailed={(text) => context.notify({ tone: 'error', text })}
      submit={{ label: 'Send message', busy: 'Sending' }}
      className="max-w-measure"
    >
      {({ field, errors }) => {
        const subject = field('subject')
        return (
          <>
            <div className="grid gap-5 wide:grid-cols-2">
              <NameAndEmail field={field} errors={errors} />
            </div>
            <TextInput
              {...subject}
              defaultValue={subject.defaultValue ?? search.get('subject') ?? undefined}
              label="Subject"
              required
              error={errors.subject}
            />
            <TextArea {...field('message')} label="Message" rows={8} required error={errors.message} />
          </>
        )
      }}
    </VisitorForm>
  )
}
