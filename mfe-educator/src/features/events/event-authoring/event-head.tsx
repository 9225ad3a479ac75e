import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { eventsPath, nameOfEvent } from '@kere/screens/event-acts'
import { EventState } from '@kere/screens/event-state'
import { Badge } from '@kere/ui/status/badge'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import ExternalLink from 'lucide-react/icons/external-link'
import PencilLine from 'lucide-react/icons/pencil-line'
import { Suspense } from 'react'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { SaveState } from '@kere/screens/editor/save-state'
import type { DocumentState } from '@kere/screens/editor/saved-document'
import { eventListTitle, previewEventPath, publicEventPath } from '../../../events/event-paths.ts'

const EventMenu = lazyPart(async () => (await import('./event-menu.tsx')).EventMenu)

interface EventHeadProps {
  draft: EventDraft
  title: string
  saved: Pick<DocumentState<unknown>, 'phase' | 'isDirty' | 'isKept' | 'savedAt'>
  isUnsaved: boolean
  isNew: boolean
  isToPublish: boolean
  canSave: boolean
  isSaving: boolean
  onSave: () => void
}

export function EventHead({
  draft,
  title,
  saved,
  isUnsaved,
  isNew,
  isToPublish,
  canSave,
  isSaving,
  onSave,
}: EventHeadProps) {
  const { context } = useRemote()
  const list = eventListTitle(context.session)
  const { savedAt } = saved
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-surface px-gutter py-2.5 wide:px-6">
      <a
        href={localPath(eventsPath)}
        aria-label={t('Back to {page}', { page: list }, 'For screen readers, educator')}
        className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-hover"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </a>
      <div className="min-w-0 grow basis-24 desk:basis-40">
        <p className="truncate text-meta text-muted">{draft.isOwn ? list : (draft.host?.name ?? list)}</p>
        <h1 tabIndex={-1} lang={draft.details.title === '' ? undefined : englishHere} className="truncate text-card">
          {isNew && draft.details.title === '' && title === nameOfEvent('')
            ? t('New event', 'Heading, educator')
            : title}
        </h1>
      </div>
      {(savedAt !== null || !isNew) && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-desk:order-last max-desk:basis-full">
          {draft.state === 'published' && isUnsaved && canSave ? (
            <Badge tone="warn" icon={<PencilLine aria-hidden="true" />}>
              {t('Unsaved changes', 'Text, educator')}
            </Badge>
          ) : (
            <EventState event={draft} />
          )}
          {savedAt !== null && canSave && (
            <SaveState {...saved} savedAt={savedAt} savedWord={t('Draft kept', 'Text, educator')} />
          )}
          {savedAt !== null && canSave && (isUnsaved || !draft.isPublished) && (
            <ButtonLink
              href={previewEventPath(draft.id)}
              variant="outline"
              icon={<Eye aria-hidden="true" />}
              aria-label={t('Preview', 'For screen readers, educator')}
              className="max-desk:ms-auto max-desk:px-3"
            >
              <span className="max-desk:hidden">{t('Preview', 'Text, educator')}</span>
            </ButtonLink>
          )}
        </div>
      )}
      {draft.isPublished && (
        <ButtonLink
          href={publicEventPath(draft.id)}
          variant="outline"
          icon={<ExternalLink aria-hidden="true" />}
          aria-label={t('View event', 'For screen readers, educator')}
          className="max-desk:hidden"
        >
          {t('View event', 'Button, educator')}
        </ButtonLink>
      )}
      {canSave && (
        <Button isBusy={isSaving} onClick={onSave} className="max-desk:px-4">
          {isToPublish ? (
            <>
              <span className="max-desk:hidden">{t('Save and publish', 'Text, educator')}</span>
              <span className="desk:hidden">{t('Publish', 'Text, educator')}</span>
            </>
          ) : (
            t('Save', 'Text, educator')
          )}
        </Button>
      )}
      {!isNew && draft.goesAt === null && (
        <Suspense fallback={<span className="-me-2.5 size-11 shrink-0" />}>
          <EventMenu draft={draft} title={title} />
        </Suspense>
      )}
    </header>
  )
}
