import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { nameOfEvent } from '@kere/screens/event-acts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { EditorGuard } from '@kere/screens/editor/editor-guard'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { useDocument } from '@kere/screens/editor/use-document'
import { blankDraft, isChangeable } from './blank-draft.ts'
import { CoverFields } from './cover-fields.tsx'
import { EventAside, EventPublished } from './event-aside.tsx'
import { createEventEditor, valueOf } from './event-editor.ts'
import { EventHead } from './event-head.tsx'
import { EventNotices } from './event-notices.tsx'
import { MoreFields } from './more-fields.tsx'
import { PlacesFields } from './places-fields.tsx'
import { useEventForm } from './use-event-form.ts'
import { useSaveEvent } from './use-save-event.tsx'
import { WhatFields } from './what-fields.tsx'
import { WhenFields } from './when-fields.tsx'

/** The tabs are loaded separately, because a new event has no other parts yet. */
const EventTabs = lazyPart(async () => (await import('../../../events/event-tabs.tsx')).EventTabs)

const EventConflict = lazyPart(async () => (await import('./event-conflict.tsx')).EventConflict)

export function EventEditorScreen({ draft: stored }: { draft: EventDraft | null }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { user } = context.session
  const [editor] = useState(() => createEventEditor({ api, cache, userId: user?.id ?? '', first: stored }))
  useEffect(() => editor.open(), [editor])
  useEffect(() => {
    if (stored) editor.event.refresh(valueOf(stored))
  }, [editor, stored])

  const state = useDocument(editor.event)
  const form = useEventForm(editor)
  const draft = stored ?? blankDraft(user, editor.id)
  /** The user's choice, which saving applies (S-398). */
  const [isPublished, setPublished] = useState(draft.isPublished)
  const [before, setBefore] = useState(draft.isPublished)
  if (before !== draft.isPublished) {
    setBefore(draft.isPublished)
    setPublished(draft.isPublished)
  }
  const saving = useSaveEvent({ draft, editor, form, isPublished })
  const canChange = isChangeable(draft)
  const isUnsaved = state.isDirty || draft.hasUnsavedChanges || isPublished !== draft.isPublished

  return (
    <div className="@container/editor flex min-h-dvh flex-col bg-canvas">
      <EditorGuard isDirty={state.isDirty} isKept={state.isKept} flush={editor.event.flush} noun={t('event', 'Noun')} />
      <EventHead
        draft={draft}
        title={nameOfEvent(form.details.title)}
        saved={{ ...state, savedAt: editor.savedAt() }}
        isUnsaved={isUnsaved}
        isNew={stored === null}
        isToPublish={isPublished && !draft.isPublished}
        canSave={canChange}
        isSaving={saving.isPending}
        onSave={saving.save}
      />
      {stored && (
        <Suspense fallback={<div className="h-11.75 border-b border-hairline bg-surface" />}>
          <EventTabs draft={stored} current="details" />
        </Suspense>
      )}
      <EventNotices draft={draft} editor={editor} />
      {canChange && state.phase === 'conflict' && state.stored && (
        <Suspense>
          <EventConflict editor={editor} stored={state.stored.value} />
        </Suspense>
      )}
      <div className="grid grow grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] @min-[56rem]/editor:grid-cols-[minmax(0,1fr)_21.5rem] @min-[56rem]/editor:grid-rows-[auto_1fr]">
        {canChange && <EventPublished draft={draft} isPublished={isPublished} onPublishedChange={setPublished} />}
        {/* A deleted or cancelled event can be read but not changed. */}
        <fieldset
          disabled={!canChange}
          className="min-w-0 @min-[56rem]/editor:row-span-2 @min-[56rem]/editor:row-start-1"
        >
          <legend className="sr-only">{t('Event', 'Text, educator')}</legend>
          <div className="mx-auto flex w-full max-w-205 flex-col gap-9 px-gutter pt-7 pb-section wide:px-8">
            <FormErrors found={form.errors} shown={saving.refusals} />
            <WhatFields id={stored?.id} form={form} />
            <WhenFields form={form} />
            <PlacesFields form={form} draft={draft} />
            <CoverFields form={form} draft={draft} />
            <MoreFields form={form} draft={draft} />
          </div>
        </fieldset>
        <EventAside draft={draft} form={form} canChange={canChange} />
      </div>
      {saving.question}
    </div>
  )
}
