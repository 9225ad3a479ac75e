import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { nameOfEvent } from '@kere/screens/event-acts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'

interface EventBarProps {
  href: string
  backTo: string
  title: string | undefined
  isHeading?: boolean
  children?: ReactNode
}

export function EventBar({ href, backTo, title, isHeading = false, children }: EventBarProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <header className="sticky top-0 z-10 flex min-h-15 items-center gap-3 border-b border-hairline bg-surface px-gutter py-1.5 wide:min-h-16 wide:px-6">
      <a
        href={localPath(href)}
        aria-label={t('Back to {page}', { page: backTo }, 'For screen readers, educator')}
        className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </a>
      <div className="min-w-0">
        <Title
          tabIndex={isHeading ? -1 : undefined}
          lang={title === undefined ? undefined : englishHere}
          className="truncate font-heading text-card font-heavy"
        >
          {title === undefined ? t('Event', 'Text, educator') : nameOfEvent(title)}
        </Title>
        {children && <p className="truncate text-meta text-muted">{children}</p>}
      </div>
    </header>
  )
}
