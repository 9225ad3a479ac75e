import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { ReactNode } from 'react'

interface MailPreviewProps {
  title: string
  opening: string
  quote: string
  /** This stands below the quote. */
  children: ReactNode
}

/** An email that quotes what somebody wrote, as one of its readers gets it. */
export function MailPreview({ title, opening, quote, children }: MailPreviewProps) {
  return (
    <article
      aria-label={t('The email', 'For screen readers, preview of an email')}
      className="mt-4 rounded-card border border-hairline bg-canvas p-4 wrap-anywhere"
    >
      <p className="font-heading text-card font-heavy">{title}</p>
      <p className="mt-3">{t('Hello {name},', { name: 'Asha' }, 'Greeting of an email')}</p>
      <p className="mt-3">{opening}</p>
      <blockquote
        lang={englishHere}
        className="mt-3 border-s-4 border-brand bg-brand-soft px-4 py-3 whitespace-pre-line"
      >
        {quote}
      </blockquote>
      {children}
    </article>
  )
}
