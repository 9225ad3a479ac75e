import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { ShortcutsButton } from '../overlays/shortcuts-button.tsx'

interface DataTableFootProps {
  range: string
  /** True for a short list that has a single page. */
  isWhole: boolean
  previousHref: string | null
  nextHref: string | null
  keys: string | null
  onHelp: () => void
}

export function DataTableFoot({ range, isWhole, previousHref, nextHref, keys, onHelp }: DataTableFootProps) {
  if (isWhole) return <p className="px-4 pt-3 text-meta text-muted tabular-nums desk:px-6">{range}</p>
  return (
    <nav
      aria-label={t('Pages', 'For screen readers, part of a page')}
      className="flex items-center gap-3 px-4 pt-3 desk:px-6"
    >
      <p className="grow text-meta text-muted tabular-nums desk:grow-0">{range}</p>
      <div className="hidden grow justify-center desk:flex">
        <ShortcutsButton keys={keys} onHelp={onHelp} />
      </div>
      <div className="flex gap-2">
        <PageLink href={previousHref} label={t('Previous page', 'Label, part of a page')}>
          <ChevronLeft aria-hidden="true" className="size-4.5" />
        </PageLink>
        <PageLink href={nextHref} label={t('Next page', 'Label, part of a page')}>
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </PageLink>
      </div>
    </nav>
  )
}

const box = 'grid size-11 place-items-center rounded-control border desk:size-9'

function PageLink({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  return href === null ? (
    <span
      role="link"
      aria-disabled="true"
      aria-label={label}
      className={`${box} border-hairline text-muted opacity-55`}
    >
      {children}
    </span>
  ) : (
    <a href={localPath(href)} aria-label={label} className={`${box} border-control text-ink hover:bg-hover`}>
      {children}
    </a>
  )
}
