import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { ImpactEvidence, ShownEntry } from '@kere/contracts/portfolio/impact-entries'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import FileText from 'lucide-react/icons/file-text'

export const isPicture = ({ type }: Pick<ImpactEvidence, 'type'>) => type.startsWith('image/')

/** Printed links show their address. */
const printedAddress = "wrap-anywhere print:after:font-normal print:after:content-['_('attr(href)')']"

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

type Shown = Pick<ShownEntry, 'title' | 'link' | 'evidence'>

/**
 * Shows evidence in a list: small pictures, documents by name, and the link. A user typed the link, so search engines
 * must not follow it.
 */
export function EvidenceStrip({ title, link, evidence = [] }: Shown) {
  if (!link && evidence.length === 0) return null
  return (
    <ul
      aria-label={t('Evidence of {title}', { title }, 'For screen readers, portfolio')}
      className="flex min-w-0 list-none flex-wrap items-center gap-x-2.5 gap-y-1.5 text-meta"
    >
      {evidence.map((file) => (
        <li key={file.id} className="max-w-full">
          {isPicture(file) ? <Thumbnail picture={file} /> : <DocumentLink document={file} />}
        </li>
      ))}
      {link && (
        <li>
          <TextLink
            href={link}
            target="_blank"
            rel="nofollow ugc noopener"
            aria-label={t('Link: evidence of {title}', { title }, 'For screen readers, portfolio')}
            className={`inline-flex min-h-6 items-center ${printedAddress}`}
          >
            {t('Link', 'Link, portfolio')}
          </TextLink>
        </li>
      )}
    </ul>
  )
}

const Thumbnail = ({ picture: { text, path, smallPath } }: { picture: ImpactEvidence }) => (
  <a href={path} className="block rounded-badge">
    <img
      lang={englishHere}
      src={smallPath ?? path}
      alt={text}
      width={48}
      height={48}
      loading="lazy"
      className="size-12 rounded-badge border border-hairline bg-sunken object-cover mask-(--ds-picture)"
    />
  </a>
)

const DocumentLink = ({ document: { text, path, size } }: { document: ImpactEvidence }) => (
  <TextLink href={path} rel="nofollow ugc" className="inline-flex min-h-6 max-w-full items-center gap-1.5">
    <FileText aria-hidden="true" className="size-4 shrink-0" />
    <span className="min-w-0 wrap-anywhere">
      <span lang={englishHere}>{text}</span>{' '}
      <span className="font-normal whitespace-nowrap text-muted">(PDF, {sizeText(size)})</span>
    </span>
  </TextLink>
)

/** Shows evidence on an entry's page: pictures in the column's width, each with its description. */
export function EvidenceGallery({ evidence = [], link }: Shown) {
  if (!link && evidence.length === 0) return null
  const pictures = evidence.filter(isPicture)
  const documents = evidence.filter((each) => !isPicture(each))
  return (
    <section aria-labelledby="evidence" className="mt-6">
      <h2 id="evidence" className="text-card">
        {t('Evidence', 'Heading, portfolio')}
      </h2>
      {pictures.length > 0 && (
        <ul className="mt-3 grid list-none items-start gap-gap desk:grid-cols-2">
          {pictures.map(({ id, path, text, width, height }) => (
            <li key={id} className="print:break-inside-avoid">
              <figure>
                <a href={path} className="block rounded-card">
                  <img
                    lang={englishHere}
                    src={path}
                    alt={text}
                    width={width ?? undefined}
                    height={height ?? undefined}
                    loading="lazy"
                    className="h-auto max-h-120 w-full rounded-card border border-hairline bg-sunken object-contain mask-(--ds-picture)"
                  />
                </a>
                <figcaption aria-hidden="true" lang={englishHere} className="mt-1.5 text-meta wrap-anywhere text-muted">
                  {text}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className="mt-4 grid list-none gap-2">
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentLink document={document} />
            </li>
          ))}
        </ul>
      )}
      {link && (
        <ButtonLink
          href={link}
          target="_blank"
          rel="nofollow ugc noopener"
          variant="outline"
          className={`mt-4 ${printedAddress}`}
        >
          {t('Open the evidence', 'Button, portfolio')}
        </ButtonLink>
      )}
    </section>
  )
}
