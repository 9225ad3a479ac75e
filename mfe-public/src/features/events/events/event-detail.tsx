import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { coverPath, posterPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { langOf, languageOf } from '@kere/screens/content-language'
import { ButtonLink } from '@kere/ui/controls/button'
import { CategoryLabel } from '@kere/ui/status/category-label'
import { EventDateBlock } from '@kere/ui/time/date-block'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { Section } from '@kere/ui/layout/section'
import { hasLink } from '@kere/ui/time/venue'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { artSubject } from './event-text.ts'
import { EventBadges } from './event-badges.tsx'
import { EventBar } from './event-bar.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventOffer } from './event-offer.tsx'
import { tabNames, tabOf } from './tab-names.ts'
import { eventsPath, tabHref } from './event-href.ts'
import type { ShownEvent } from './event.api.ts'
import { Recording } from './recording.tsx'
import { useNow } from '../../../pages/use-now.ts'

interface EventDetailProps {
  event: ShownEvent
  /** In a preview, the buttons are shown but do nothing. */
  isPreview?: boolean
}

export function EventDetail({ event, isPreview = false }: EventDetailProps) {
  const now = useNow(event.askedAt)
  const tab = tabOf(event)
  return (
    <>
      <Poster event={event} />
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-page">
          <div className="flex flex-col wide:grid wide:grid-cols-[minmax(0,47.5rem)_24rem] wide:items-start wide:justify-between wide:gap-x-10">
            <div className="pt-5 desk:pt-6">
              <Breadcrumbs
                crumbs={[
                  { label: t('Events', 'Title'), href: eventsPath },
                  { label: tabNames[tab], href: tabHref(tab) },
                ]}
              />
              <header className="mt-4 flex gap-4 border-b-2 border-ink pb-5 desk:gap-7 desk:pb-6">
                <EventDateBlock startsAt={event.startsAt} isLarge />
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                    <EventBadges event={event} />
                    {event.topic && (
                      <CategoryLabel
                        name={labelOf(courseCategoryNames, event.topic)}
                        color={artOf(event.topic).swatch}
                      />
                    )}
                  </p>
                  <h1
                    lang={langOf(event.language)}
                    className={`mt-2.5 wide:text-[2.875rem] ${event.isCancelled ? 'text-muted' : ''}`}
                  >
                    <Unbroken>{event.title}</Unbroken>
                  </h1>
                  {langOf(event.language) && (
                    <p className="mt-2 text-dense">
                      {t(
                        'This event is in {language}.',
                        { language: labelOf(contentLanguageNames, languageOf(event.language)) },
                        'Below the title of an event that is not in the language of the page',
                      )}
                    </p>
                  )}
                </div>
              </header>
              <EventFacts event={event} now={now} />
              <Section title={t('About this event', 'Heading')} rule="none" className="mt-8">
                <Description text={event.description} lang={langOf(event.language)} />
              </Section>
              <Recording event={event} now={now} />
            </div>
            <div className="mt-8 grid gap-5 wide:sticky wide:top-24 wide:z-1 wide:-mt-18">
              <EventOffer event={event} now={now} isInert={isPreview} />
              {event.venue !== null && !hasLink(event.venue) && <Map event={event} venue={event.venue} />}
            </div>
          </div>
        </div>
      </div>
      <EventBar event={event} now={now} isInert={isPreview} />
    </>
  )
}

/** The drawing lies under the picture and becomes visible if the picture is missing, without a script. */
function Poster({ event }: { event: ShownEvent }) {
  const size = { width: 1296, height: 224, fetchPriority: 'high' } as const
  return (
    <div data-art="" className="cover h-31 border-b-2 border-ink desk:h-53">
      <img {...size} alt="" src={posterPath(artSubject(event))} />
      {event.coverImage && <img {...size} alt="" src={event.coverImage} />}
    </div>
  )
}

function Description({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <div lang={lang} className="grid max-w-measure gap-2.5">
      {text
        .trim()
        .split(/\s*\n\s*/)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </div>
  )
}

function Map({ event, venue }: { event: ShownEvent; venue: string }) {
  const query = new URLSearchParams({ api: '1', query: venue })
  return (
    <div className="relative overflow-hidden rounded-card border border-hairline">
      <img
        data-art=""
        src={coverPath({ id: event.id, category: 'Conservation', drawing: 3 })}
        alt=""
        width={382}
        height={148}
        loading="lazy"
        decoding="async"
        className="h-37 w-full object-cover"
      />
      <ButtonLink
        href={`https://www.google.com/maps/search/?${query.toString()}`}
        target="_blank"
        rel="noopener"
        variant="outline"
        size="toolbar"
        icon={<span aria-hidden="true" className="glyph glyph-map-pin size-4.5" />}
        className="absolute start-3 bottom-3"
      >
        {t('Open in maps', 'Button')}
        <span className="sr-only"> {t('(new tab)', 'After a link, for screen readers')}</span>
      </ButtonLink>
    </div>
  )
}
