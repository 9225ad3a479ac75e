import { t } from '@kere/brand/messages'
import { ShortcutsButton } from '@kere/ui/overlays/shortcuts-button'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronUp from 'lucide-react/icons/chevron-up'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ReviewStepsProps {
  noun: string
  many: string
  listHref: string
  neighbors: { position: string | null; previousHref: string | null; nextHref: string | null }
  keys: string | null
  onHelp: () => void
}

export function ReviewSteps({ noun, many, listHref, neighbors, keys, onHelp }: ReviewStepsProps) {
  return (
    <nav aria-label={many.charAt(0).toUpperCase() + many.slice(1)} className="-mx-2.5 flex min-h-12 items-center gap-1">
      <Link
        to={listHref}
        className="inline-flex min-h-11 items-center gap-1 rounded-control pe-2.5 text-dense font-semibold whitespace-nowrap text-ink no-underline hover:bg-hover desk:min-h-9"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {t('All {nouns}', { nouns: many }, 'Link, review')}
      </Link>
      <div className="hidden grow justify-center wide:flex">
        <ShortcutsButton keys={keys} onHelp={onHelp} />
      </div>
      <div className="flex items-center gap-1 max-wide:ms-auto">
        {neighbors.position && (
          <p className="px-1 text-meta whitespace-nowrap text-muted tabular-nums">
            {neighbors.position}
            <span className="max-desk:hidden"> {t('on this page', 'Text, part of a page')}</span>
          </p>
        )}
        <Step href={neighbors.previousHref} label={t('Previous {noun}', { noun }, 'For screen readers, review')}>
          <ChevronUp aria-hidden="true" />
        </Step>
        <Step href={neighbors.nextHref} label={t('Next {noun}', { noun }, 'For screen readers, review')}>
          <ChevronDown aria-hidden="true" />
        </Step>
      </div>
    </nav>
  )
}

const box =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover desk:size-9 [&>svg]:size-4.5'

function Step({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  return href === null ? (
    <span role="link" aria-disabled="true" aria-label={label} className={`${box} opacity-40`}>
      {children}
    </span>
  ) : (
    <Link to={href} aria-label={label} className={box}>
      {children}
    </Link>
  )
}
