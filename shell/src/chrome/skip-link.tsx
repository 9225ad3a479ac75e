import { t } from '@kere/brand/messages'

export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute inset-s-4 top-2 z-40 flex min-h-11 items-center rounded-control bg-brand px-4 font-semibold text-on-brand not-focus:sr-only"
    >
      {t('Skip to content', 'First link of a page, for keyboards')}
    </a>
  )
}
