import { product } from '@kere/brand/brand'
import { ButtonLink } from '@kere/ui/button'
import { useLoadedDialog } from '../../use-loaded-dialog.tsx'

const loadDialog = async () => (await import('./feedback-dialog.tsx')).FeedbackDialog

/** Asks who sees the home page what they think of it (S-077). */
export function FeedbackCall() {
  const { link, dialog } = useLoadedDialog('/feedback', loadDialog)
  return (
    <section
      aria-labelledby="feedback"
      className="flex flex-wrap items-center justify-between gap-x-gap gap-y-4 border-t-2 border-ink pt-5"
    >
      <div className="max-w-measure">
        <h2 id="feedback">{product} is in beta</h2>
        <p className="mt-2 text-muted">Tell us what works, what does not, and what is missing.</p>
      </div>
      <ButtonLink {...link} variant="outline" className="max-[37.5rem]:w-full">
        Share your feedback
      </ButtonLink>
      {dialog}
    </section>
  )
}
