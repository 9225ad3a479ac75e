import { t } from '@kere/brand/messages'
import { AsVisitor, useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { EventDetail } from './event-detail.tsx'
import { previewHref, eventsPath } from './event-href.ts'
import { eventPreviewQuery } from './event-preview.api.ts'
import { missingEvent } from './missing-event.ts'
import { LatePart } from '../../../pages/late-part.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/events/:id/preview', languages: ['kn', 'hi', 'ta'], roles: ['educator', 'admin'] }

function EventPreviewPage() {
  const { api } = useRemote()
  const { id = '' } = useParams()
  const preview = useQuery(eventPreviewQuery(api, id))

  if (preview.data === null) return <LatePart of={missingEvent} props={{}} />
  if (preview.data === undefined)
    return preview.isPending ? (
      <DetailSkeleton label={t('Loading the preview', 'Label, preview of an event')} className="h-31 desk:h-53" />
    ) : (
      <PageFailure title={preview.error.message} query={preview} retryHref={previewHref(id)} />
    )
  const { event, missing } = preview.data
  return event ? (
    <>
      <PreviewBar id={id}>
        <strong>{t('Preview of the draft.', 'Text, preview of an event')}</strong>{' '}
        {t('Visitors see it once it is saved and published. Its buttons work then.', 'Text, preview of an event')}
      </PreviewBar>
      <AsVisitor>
        <EventDetail event={event} isPreview />
      </AsVisitor>
    </>
  ) : (
    <>
      <PreviewBar id={id}>
        <strong>{t('Preview of the draft.', 'Text, preview of an event')}</strong>{' '}
        {t('Only its host and admins can open this page.', 'Text, preview of an event')}
      </PreviewBar>
      <div className="px-gutter py-section">
        <div className="mx-auto max-w-page">
          <h1>{t('This draft cannot be previewed yet', 'Heading, preview of an event')}</h1>
          <p className="mt-3">{t('Finish this in the editor first:', 'Text, preview of an event')}</p>
          <ul className="mt-2 list-disc ps-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

function PreviewBar({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline bg-info-soft px-gutter py-2.5 text-dense">
      <p>{children}</p>
      <ButtonLink href={`/dashboard/events/${encodeURIComponent(id)}`} variant="outline" size="toolbar">
        {t('Back to the editor', 'Button, preview of an event')}
      </ButtonLink>
    </div>
  )
}

export const page: PublicPage = {
  component: EventPreviewPage,
  queries: ({ params: { id = '' } }, api) => [eventPreviewQuery(api, id)],
  describe({ params: { id = '' } }, { api, cache }) {
    const { queryKey } = eventPreviewQuery(api, id)
    const isUnknown = cache.getQueryData(queryKey) === null
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    return {
      status: isUnknown ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: isUnknown ? t('Event not found', 'Title of a page') : t('Preview', 'Title of a page'),
        description: t('The event as visitors will see it.', 'Description of the page, preview of an event'),
        canonical: previewHref(id),
        breadcrumbs: [{ label: t('Events', 'Title'), path: eventsPath }],
        noindex: true,
      },
    }
  },
}
