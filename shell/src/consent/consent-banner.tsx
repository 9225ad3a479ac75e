import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { Button } from '@kere/ui/controls/button'

/** The edge renders the banner and React never hydrates it. `defer-consent.ts` handles its buttons. */
export function ConsentBanner() {
  return (
    <section
      aria-labelledby="kere-consent-title"
      className="fixed inset-x-0 bottom-(--shell-bar) z-30 flex min-h-(--shell-consent) items-center border-t-2 border-ink bg-raised py-4 shadow-layer print:hidden"
    >
      <div className="mx-auto flex w-full max-w-[calc(var(--ds-page)+2*var(--ds-gutter))] items-center justify-between gap-x-12 gap-y-4 px-gutter max-desk:flex-col max-desk:items-stretch">
        <div>
          <p id="kere-consent-title" className="font-heading text-card leading-card font-semibold">
            {t('Cookies on {product}', { product }, 'Heading of the banner that asks for consent')}
          </p>
          <p className="mt-1 max-w-measure text-dense text-muted">
            {t(
              'We need cookies to keep you signed in and to send a page’s styles only once. With your consent we also count page views, to see which pages work. No advertising, nothing sold.',
              'Banner that asks for consent',
            )}
          </p>
        </div>
        <div className="flex shrink-0 gap-3 max-desk:[&>*]:grow">
          <Button variant="outline" data-consent="accepted">
            {t('Accept', 'Button: allow counting of page views')}
          </Button>
          <Button variant="outline" data-consent="declined">
            {t('Decline', 'Button: do not allow counting of page views')}
          </Button>
        </div>
      </div>
    </section>
  )
}
