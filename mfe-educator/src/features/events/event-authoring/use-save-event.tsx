import { t } from '@kere/brand/messages'
import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { eventsPath, managedEventsName } from '@kere/screens/event-acts'
import { listKey } from '@kere/screens/list-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { countPeople } from './blank-draft.ts'
import { isUnfinished, type EventField, type Flaws } from './event-check.ts'
import { draftKey, loadContract, patchDraft } from './event-draft.api.ts'
import { toSend, type EventDetails, type EventEditor } from './event-editor.ts'
import { fieldOrder, type EventForm } from './use-event-form.ts'

const ChangeDialog = lazyPart(async () => (await import('./change-dialog.tsx')).ChangeDialog)

const leaveAfterMs = 1500

interface SaveOptions {
  draft: EventDraft
  editor: EventEditor
  form: EventForm
  isPublished: boolean
}

export function useSaveEvent({ draft, editor, form, isPublished }: SaveOptions): {
  save: () => void
  isPending: boolean
  refusals: number
  question: ReactNode
} {
  const { context } = useRemote()
  const api = useAttempts()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState(0)
  const [question, setQuestion] = useState<'none' | 'open' | 'closed'>('none')
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBusy = useRef(false)

  const stay = () => clearTimeout(leaving.current)
  useEffect(() => {
    // Typing again cancels the automatic leaving.
    const stop = editor.event.listen(() => editor.event.state.isDirty && stay())
    return () => {
      stop()
      stay()
    }
  }, [editor])

  const call = useMutation({
    mutationFn: async (message: string | undefined) => {
      if (!(await editor.event.flush()) || editor.id === null) throw new Unsaved()
      const { saveEvent } = await loadContract()
      const details = editor.event.state.value
      const body = { version: editor.event.version, details: toSend(details), isPublished, ...(message && { message }) }
      const input = { params: { id: editor.id }, body }
      const answer = await api.call(saveEvent, input)
      return { answer, details }
    },
  })

  const refuse = (found: Flaws = {}) => {
    form.refuse(found)
    setRefusals((before) => before + 1)
  }

  const send = async (message?: string) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { answer, details } = await call.mutateAsync(message)
      const { mailedCount, ...state } = answer
      editor.event.refresh({ value: details, version: state.version })
      patchDraft(cache, state.id, { ...state, details, saved: savedOf(details) })
      void cache.invalidateQueries({ queryKey: listKey({ name: managedEventsName }) })
      void cache.invalidateQueries({ queryKey: ['dashboard'] })
      const told =
        mailedCount > 0
          ? ` ${t('{count, plural, one {# person} other {# people}} will be told by email about the change.', { count: mailedCount }, 'Message, educator')}`
          : ''
      context.notify({ tone: 'success', text: `${t('Event saved successfully!', 'Message, educator')}${told}` })
      leaving.current = setTimeout(() => void navigate(eventsPath), leaveAfterMs)
    } catch (error) {
      tellFailure(error)
    } finally {
      isBusy.current = false
    }
  }

  /** Keeps unsaved work as a draft that nobody else sees, so that it can be finished on another day. */
  const keep = async () => {
    isBusy.current = true
    const isKept = await editor.event.flush()
    isBusy.current = false
    if (!isKept) return tellFailure(new Unsaved())
    void cache.invalidateQueries({ queryKey: listKey({ name: managedEventsName }) })
    void cache.invalidateQueries({ queryKey: ['dashboard'] })
    context.notify({
      tone: 'success',
      text: t('Draft saved. Fill in the rest before you publish it.', 'Text, educator'),
    })
    leaving.current = setTimeout(() => void navigate(eventsPath), leaveAfterMs)
  }

  const tellFailure = (error: unknown) => {
    if (error instanceof Unsaved)
      return context.notify({
        tone: 'error',
        text: t('Your last changes are not kept yet, so nothing was saved.', 'Text, educator'),
      })
    const failure = error instanceof ApiError ? error : null
    const found = flawsIn(failure)
    if (Object.keys(found).length > 0) return refuse(found)
    if (failure && editor.id !== null) void cache.invalidateQueries({ queryKey: draftKey(editor.id) })
    const text =
      failure?.code === 'event_draft_changed'
        ? t(
            'The event was changed somewhere else, so nothing was saved. Look at it again, then save.',
            'Text, educator',
          )
        : (failure?.message ?? t('Failed to update event', 'Text, educator')).replace(
            /\.?$/,
            t('. Nothing was saved.', 'Text, educator'),
          )
    context.notify({ tone: 'error', text })
  }

  const save = () => {
    if (isBusy.current) return
    stay()
    if (!isPublished && draft.saved === null && isUnfinished(form.flaws)) return void keep()
    if (!form.submit()) return refuse()
    if (countPeople(draft) > 0 && changesOf(draft, form.details).length > 0) return setQuestion('open')
    void send()
  }

  return {
    save,
    isPending: call.isPending,
    refusals,
    question: question !== 'none' && (
      <Suspense>
        <ChangeDialog
          changes={changesOf(draft, form.details)}
          people={countPeople(draft)}
          isOpen={question === 'open'}
          onClose={() => setQuestion('closed')}
          onSave={(message) => {
            setQuestion('closed')
            void send(message)
          }}
        />
      </Suspense>
    ),
  }
}

class Unsaved extends Error {}

const savedOf = ({ startsAt, endsAt, location, type }: EventDetails) =>
  startsAt && endsAt && type ? { startsAt, endsAt, location: location.trim(), type } : null

function changesOf({ saved }: EventDraft, details: EventDetails): ('time' | 'place')[] {
  if (!saved) return []
  const isSame = (left: string | null, right: string) => left !== null && Date.parse(left) === Date.parse(right)
  const hasTime = isSame(details.startsAt, saved.startsAt) && isSame(details.endsAt, saved.endsAt)
  const hasPlace = details.type === saved.type && oneLine(details.location) === oneLine(saved.location)
  return [...(hasTime ? [] : (['time'] as const)), ...(hasPlace ? [] : (['place'] as const))]
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function flawsIn(failure: ApiError | null): Flaws {
  if (failure?.code === 'event_capacity_taken') return { maxParticipants: failure.message }
  const found = (failure?.errors ?? []).flatMap(({ pointer, detail }) => {
    const name = pointer.split('/').at(-1)
    const field: EventField | undefined = fieldOrder.find((known) => known === name)
    return field ? [[field, detail] as const] : []
  })
  return Object.fromEntries(found)
}
