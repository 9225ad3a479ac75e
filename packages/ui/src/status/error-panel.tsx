import { t } from '@kere/brand/messages'
import { teamEmail } from '@kere/brand/brand'
import { locale } from '@kere/brand/language'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { MouseEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../controls/button.tsx'
import { TextLink } from '../controls/link.tsx'

interface ErrorPanelProps {
  title: string
  headingLevel?: 'h1' | 'h2' | 'h3' | undefined
  text: ReactNode
  onRetry?: (() => void) | undefined
  /** The page's own address, with which Retry is a link that works without JavaScript. */
  retryHref?: string | undefined
  isRetrying?: boolean | undefined
  action?: ReactNode
  reference?: string | undefined
  at?: Date | undefined
  className?: string | undefined
}

/** Creates its formatter only after a failure, because that takes a browser as long as the rest of the shell. */
const readMoment = (at: Date) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Kolkata',
  }).format(at)

/** A mail link, which works even while the site does not answer. */
const reportHref = (title: string, trace: string) =>
  `mailto:${teamEmail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`\n\n${trace}`)}`

export function ErrorPanel({
  title,
  headingLevel: Heading = 'h2',
  text,
  onRetry,
  retryHref,
  isRetrying = false,
  action,
  reference,
  at,
  className = '',
}: ErrorPanelProps) {
  const trace = [
    reference && t('Reference {reference}', { reference }, 'Number by which we find an error'),
    at && `${readMoment(at)} IST`,
  ]
    .filter(Boolean)
    .join(' · ')
  const retryHere = (event: MouseEvent) => {
    if (!onRetry) return
    event.preventDefault()
    if (!isRetrying) onRetry()
  }
  return (
    <div
      role="alert"
      className={`flex gap-4 rounded-e-card border border-s-4 border-control border-s-danger bg-surface px-4 py-4 desk:px-5 desk:py-5 ${className}`}
    >
      <CloudAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
      <div className="min-w-0">
        <Heading className="text-panel">{title}</Heading>
        <div className="mt-1.5 text-muted">{text}</div>
        {(onRetry ?? retryHref ?? action) !== undefined && (
          <div className="mt-4 flex flex-wrap gap-2">
            {retryHref !== undefined && (
              <ButtonLink
                variant="outline"
                icon={<RotateCw />}
                href={retryHref}
                onClick={retryHere}
                aria-disabled={isRetrying || undefined}
              >
                {t('Retry', 'Button')}
              </ButtonLink>
            )}
            {retryHref === undefined && onRetry && (
              <Button variant="outline" icon={<RotateCw />} isBusy={isRetrying} onClick={onRetry}>
                {t('Retry', 'Button')}
              </Button>
            )}
            {action}
          </div>
        )}
        {trace && (
          <p className="mt-3 text-meta text-muted">
            {trace} · <TextLink href={reportHref(title, trace)}>{t('Report', 'Link: tell us about an error')}</TextLink>
          </p>
        )}
      </div>
    </div>
  )
}
