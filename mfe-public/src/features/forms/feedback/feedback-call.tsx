import { t } from '@kere/brand/messages'
import { bannerPath } from '@kere/brand/art-paths'
import { product } from '@kere/brand/brand'
import { ButtonLink } from '@kere/ui/controls/button'
import { useLoadedDialog } from '../../../pages/use-loaded-dialog.tsx'

const loadDialog = async () => (await import('./feedback-dialog.tsx')).FeedbackDialog

const art = { id: 'fbk_call', category: 'Water Resources' }

/** Asks visitors of the home page for their opinion of it (S-077). */
export function FeedbackCall() {
  const { link, dialog } = useLoadedDialog('/feedback', loadDialog)
  return (
    <section
      aria-labelledby="feedback"
      className="relative overflow-hidden bg-band px-gutter text-on-band [--ds-focus:var(--ds-on-band)]"
    >
      <img
        src={bannerPath(art)}
        alt=""
        width={1296}
        height={448}
        loading="lazy"
        className="absolute inset-0 size-full object-fill"
      />
      <div className="relative mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-gap gap-y-5 py-12">
        <div className="max-w-[calc(34*var(--ds-ch))]">
          <h2 id="feedback" className="text-title">
            {t('{product} is in early beta. Tell us what is missing.', { product }, 'Heading on the home page')}
          </h2>
          <p className="mt-3">{t('We read every message.', 'Home page, about feedback')}</p>
        </div>
        <ButtonLink {...link} variant="marigold" size="main" className="max-[37.5rem]:w-full">
          {t('Share your feedback', 'Button')}
        </ButtonLink>
      </div>
      {dialog}
    </section>
  )
}
