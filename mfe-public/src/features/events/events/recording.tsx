import { t } from '@kere/brand/messages'
import { coverPath } from '@kere/brand/art-paths'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { msOf } from '@kere/ui/time/clock-times'
import { artSubject } from './event-text.ts'
import type { ShownEvent } from './event.api.ts'
import { externalHref } from './external-href.ts'

export function Recording({ event, now }: { event: ShownEvent; now: number }) {
  const href = externalHref(event.recordingUrl)
  if (!href || now < msOf(event.endsAt)) return null
  return (
    <Section
      title={t('Recording', 'Heading: of an event')}
      rule="none"
      className="mt-8 border-s-4 border-marigold bg-surface px-5 py-4"
    >
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <img
          data-art=""
          src={event.coverImage ?? coverPath(artSubject(event))}
          alt=""
          width={176}
          height={99}
          loading="lazy"
          decoding="async"
          className="aspect-16/9 w-44 rounded-control object-cover"
        />
        <ButtonLink
          href={href}
          target="_blank"
          rel="noopener"
          variant="outline"
          icon={<span aria-hidden="true" className="glyph glyph-recording size-4.5" />}
        >
          {t('Watch the recording', 'Button')}
          <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
        </ButtonLink>
      </div>
    </Section>
  )
}
