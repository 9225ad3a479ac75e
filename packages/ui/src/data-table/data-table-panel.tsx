import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import LinkIcon from 'lucide-react/icons/link'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DataTableDecided } from './data-table-decided.tsx'
import { ProgressBar } from '../status/progress-bar.tsx'
import type { DataPanel, DataTableProps } from './data-table-props.ts'

type DataTablePanelProps<Row> = Omit<DataPanel<Row>, 'id'> &
  Pick<DataTableProps<Row>, 'rowId' | 'rowName' | 'decided'> & {
    id: string
    hrefOf: (id: string) => string
    rows: readonly Row[]
  }

export function DataTablePanel<Row>(props: DataTablePanelProps<Row>) {
  const { id, rows, rowId, rowName, hrefOf, closeHref, draw, missing, elsewhere, decided } = props
  const aside = useRef<HTMLElement>(null)
  const index = rows.findIndex((row) => rowId(row) === id)
  const here = rows[index]
  const row = here ?? elsewhere
  const [above, below] = here ? [rows[index - 1], rows[index + 1]] : []

  useEffect(() => {
    aside.current?.scrollTo(0, 0)
  }, [id])
  return (
    <div className="shrink-0 border-hairline bg-surface desk:absolute desk:inset-y-0 desk:inset-e-0 desk:z-3 desk:w-88 desk:border-s desk:border-t @max-[60rem]/list:desk:shadow-layer @min-[60rem]/list:desk:static">
      {/* The tabs and filters above it take 7 rem, so that its end is in sight before anybody scrolls. */}
      <aside
        ref={aside}
        aria-label={row ? rowName(row) : t('Not on this page', 'Text, part of a page')}
        className="px-4 pb-8 desk:sticky desk:top-(--table-top,0px) desk:max-h-[calc(100dvh-var(--table-top,0px)-7rem)] desk:overflow-y-auto desk:overscroll-contain desk:px-5 desk:pb-5"
      >
        <div className="-mx-2.5 flex min-h-15 items-center">
          <p data-panel-title tabIndex={-1} className="grow px-2.5 text-meta text-muted tabular-nums">
            {here
              ? t('{place} of {total} on this page', { place: index + 1, total: rows.length }, 'Of a row of a list')
              : t('Not on this page', 'Text, part of a page')}
          </p>
          <Step href={above && hrefOf(rowId(above))} label={t('Previous row', 'Label, part of a page')}>
            <ChevronUp aria-hidden="true" />
          </Step>
          <Step href={below && hrefOf(rowId(below))} label={t('Next row', 'Label, part of a page')}>
            <ChevronDown aria-hidden="true" />
          </Step>
          <CopyLink key={id} href={hrefOf(id)} />
          <a
            href={localPath(closeHref)}
            data-close-panel
            aria-label={t('Close', 'For screen readers, part of a page')}
            className={box}
          >
            <X aria-hidden="true" />
          </a>
        </div>
        {decided && (
          <div className="-mt-1 mb-4">
            <div className="flex items-center gap-3 text-meta text-muted tabular-nums">
              <ProgressBar
                label={t('Decided', 'Label, part of a page')}
                value={decided.ids.length}
                max={rows.length}
                className="grow"
              />
              {t('{count} of {total} decided', { count: decided.ids.length, total: rows.length }, 'Rows of a queue')}
            </div>
            {row && <DataTableDecided id={id} name={rowName(row)} decided={decided} />}
          </div>
        )}
        {row ? draw(row) : missing}
      </aside>
    </div>
  )
}

const box =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink hover:bg-hover desk:size-9 [&>svg]:size-4.5'

function Step({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  return href === undefined ? (
    <span role="link" aria-disabled="true" aria-label={label} className={`${box} cursor-default opacity-40`}>
      {children}
    </span>
  ) : (
    <a href={localPath(href)} aria-label={label} className={box}>
      {children}
    </a>
  )
}

function CopyLink({ href }: { href: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = () => {
    const address = new URL(href, location.href).href
    navigator.clipboard.writeText(address).then(
      () => setOutcome(t('Copied', 'Text, part of a page')),
      () => setOutcome(t('Copying was refused', 'Text, part of a page')),
    )
  }
  return (
    <>
      <span role="status" className="text-meta text-muted">
        {outcome}
      </span>
      <button
        type="button"
        aria-label={t('Copy the link', 'For screen readers, part of a page')}
        onClick={copy}
        className={box}
      >
        <LinkIcon aria-hidden="true" />
      </button>
    </>
  )
}
