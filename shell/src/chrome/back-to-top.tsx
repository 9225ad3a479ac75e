import { t } from '@kere/brand/messages'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useScrolled } from './use-scrolled.ts'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'

/**
 * A link to the top of a long page. On a phone it is hidden on pages with a form, because it would cover buttons and
 * fields.
 */
export function BackToTop() {
  const isScrolled = useScrolled()
  if (!isScrolled) return null
  return (
    <button
      type="button"
      data-back-to-top
      onClick={returnToTop}
      className="fixed inset-e-4 bottom-[calc(1rem+var(--shell-foot))] z-10 grid size-11 animate-arrive cursor-pointer place-items-center rounded-control border border-control bg-raised shadow-layer hover:bg-hover print:hidden max-desk:[body:has(main_textarea)_&]:hidden"
    >
      <VisuallyHidden>{t('Back to top', 'Button')}</VisuallyHidden>
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  )
}

/** Moves the focus too, because the next Tab would otherwise jump back down. */
function returnToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  document.querySelector<HTMLElement>('header a[href]:not([href^="#"])')?.focus({ preventScroll: true })
}
