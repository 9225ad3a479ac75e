import { localPath } from '@kere/brand/local-path'
import { useEffect, useRef } from 'react'
import { indianDigits } from '@kere/brand/indian-digits'

export interface DataTableTab {
  label: string
  href: string
  count: number | undefined
  isCurrent: boolean
}

interface DataTableTabsProps {
  label: string
  tabs: readonly DataTableTab[]
}

export function DataTableTabs({ label, tabs }: DataTableTabsProps) {
  const line = useRef<HTMLUListElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label

  // Scrolls the line of tabs itself, because `scrollIntoView` could also move the page.
  useEffect(() => {
    const tab = line.current?.querySelector('[aria-current]')?.parentElement
    if (line.current && tab)
      line.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - line.current.clientWidth / 2
  }, [current])

  return (
    <nav aria-label={label} className="border-b border-hairline bg-surface">
      <ul ref={line} className="relative flex list-none overflow-x-auto px-1.5 text-dense desk:px-3.5">
        {tabs.map((tab) => (
          <li key={tab.label} className="shrink-0">
            <a
              href={localPath(tab.href)}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={`flex min-h-11.5 items-center gap-1.5 border-b-3 px-2.5 no-underline -outline-offset-3 hover:bg-hover ${tab.isCurrent ? 'border-brand font-semibold text-ink' : 'border-transparent font-medium text-ink'}`}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="font-normal text-muted tabular-nums">{indianDigits(tab.count)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
