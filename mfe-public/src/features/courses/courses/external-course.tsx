import { t } from '@kere/brand/messages'
import { TextLink } from '@kere/ui/controls/link'
import ExternalLink from 'lucide-react/icons/external-link'

/** Appears only if the course also has a site of its own (S-098). */
export function ExternalCourse({ courseUrl }: { courseUrl: string | null }) {
  const url = courseUrl && URL.canParse(courseUrl) ? new URL(courseUrl) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return (
    <section aria-labelledby="external-course" className="border-s-4 border-marigold bg-surface px-5 py-4">
      <h2 id="external-course" className="text-card">
        {t('Course website', 'Heading')}
      </h2>
      <p className="mt-1 text-muted">{t('The educator publishes more material there.', 'Below a heading')}</p>
      <TextLink href={url.href} target="_blank" rel="noopener" className="mt-2 inline-flex items-center gap-2">
        {t('Open {site}', { site: url.hostname }, 'Link to another site')}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="font-normal text-muted">{t('(new tab)', 'After a link, for screen readers')}</span>
      </TextLink>
    </section>
  )
}
