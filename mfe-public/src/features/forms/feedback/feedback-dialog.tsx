import { t } from '@kere/brand/messages'
import { Dialog } from '@kere/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { FeedbackForm, feedbackSent } from './feedback-form.tsx'
import { FormSent } from '../../../forms/form-sent.tsx'

const thankYouMs = 3000

/** Shows the feedback form over another page (S-288). */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const [isSent, setSent] = useState(false)
  const [isOpen, setOpen] = useState(true)

  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => setOpen(false), thankYouMs)
    return () => clearTimeout(timer)
  }, [isSent])

  return (
    <Dialog title={t('Share Your Feedback', 'Title of a page')} isOpen={isOpen} onClose={onClose} className="max-w-150">
      <div className="mt-4">
        {isSent ? <FormSent {...feedbackSent} headingLevel="h3" /> : <FeedbackForm onSent={() => setSent(true)} />}
      </div>
    </Dialog>
  )
}
