import { supportReply } from '@kere/brand/brand'
import { useSubmission } from '@kere/platform/react/use-submission'
import { ButtonLink } from '@kere/ui/controls/button'
import { useSearchParams } from 'react-router-dom'
import { ContactDetails } from './contact-details.tsx'
import { FormSent } from '../../../forms/form-sent.tsx'
import { ContactForm } from './contact-form.tsx'

export function ContactPage() {
  const [search] = useSearchParams()
  const isSent = !useSubmission('contact') && search.has('sent')
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <h1>Contact</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          Ask a question, report a problem or suggest a course. We usually reply {supportReply}.
        </p>
        <div className="mt-8 grid gap-x-12 gap-y-10 desk:mt-12 desk:grid-cols-[minmax(0,1fr)_19rem]">
          {isSent ? (
            <FormSent
              title="Message sent"
              action={
                <ButtonLink href="/contact" variant="outline" className="max-[37.5rem]:w-full">
                  Send Another Message
                </ButtonLink>
              }
            >
              Thank you for your message! We'll get back to you soon.
            </FormSent>
          ) : (
            <ContactForm />
          )}
          <ContactDetails />
        </div>
      </div>
    </div>
  )
}
