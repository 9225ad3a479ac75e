import { t } from '@kere/brand/messages'
import type { ManagedEvent } from '@kere/contracts/events/event-authoring'
import { eventLimits } from '@kere/contracts/events/event-options'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { managedEventPath, managedEventsName, nameOfEvent } from './event-acts.tsx'
import { namedRefusal, notApprovedYet, type RowActs } from './row-acts.ts'

type Subject = Pick<
  ManagedEvent,
  'id' | 'version' | 'title' | 'state' | 'isPublished' | 'registrationsCount' | 'waitlistCount' | 'goesAt'
> & { takenCount?: number }

type EventAct = 'publish' | 'unpublish' | 'duplicate' | 'cancel' | 'resume' | 'delete' | 'restore'

const loadContract = () => import('@kere/contracts/events/event-authoring')

const nameOf = ({ title }: Subject) => nameOfEvent(title)

const isKept = ({ goesAt }: Subject) => goesAt === null

export const eventActs: RowActs<Subject, EventAct> = {
  list: managedEventsName,
  pageKey: (id) => ['event-draft', id],
  countedBy: 'state',
  nameOf,
  tellRefusal: (error, event, open) =>
    namedRefusal(nameOf(event), error, () => open(managedEventPath(event.id)), 'event_incomplete'),
  acts: {
    publish: {
      label: t('Publish', 'Label, part of a page'),
      isBarred: notApprovedYet,
      patch: () => ({ isPublished: true, state: 'published' }),
      async call(api, event) {
        const { id, version } = event
        const row = await api.call((await loadContract()).publishEvent, { params: { id }, query: { version } })
        return {
          row,
          text: t('{title} is published', { title: nameOf(event) }, 'Message'),
          undo: event.isPublished ? undefined : 'unpublish',
        }
      },
    },
    unpublish: {
      label: t('Unpublish', 'Label, part of a page'),
      patch: () => ({ isPublished: false, state: 'draft' }),
      async call(api, event) {
        await api.call((await loadContract()).unpublishEvent, { params: { id: event.id } })
        const seats =
          event.registrationsCount > 0
            ? t('Registered people keep their seats.', 'Text, part of a page')
            : t('Visitors no longer see it.', 'Text, part of a page')
        return {
          text: t('{title} is unpublished. {seats}', { title: nameOf(event), seats }, 'Message, event'),
          undo: event.isPublished ? 'publish' : undefined,
        }
      },
    },
    duplicate: {
      label: t('Duplicate', 'Label, part of a page'),
      icon: <Copy aria-hidden="true" />,
      isOffered: isKept,
      async call(api, event) {
        const copy = await api.call((await loadContract()).duplicateEvent, { params: { id: event.id } })
        return {
          text: t('{title} is duplicated. Choose the dates of the copy.', { title: nameOf(event) }, 'Message, event'),
          href: managedEventPath(copy.id),
        }
      },
    },
    cancel: {
      label: t('Cancel event', 'Label, part of a page'),
      question: ({ takenCount = 0, waitlistCount }) => ({
        title: t('Cancel this event?', 'Title, part of a page'),
        text:
          takenCount + waitlistCount > 0
            ? t(
                '{count, plural, one {# person} other {# people}} will get an email with your message. The event page stays and says that it is cancelled.',
                { count: takenCount + waitlistCount },
                'Question, event',
              )
            : t('Nobody is registered yet. The event page stays and says that it is cancelled.', 'Question, event'),
        submit: t('Cancel event', 'Button, part of a page'),
        busy: t('Cancelling', 'Button, busy, part of a page'),
        isDanger: true,
        leave: t('Keep it', 'Button, part of a page'),
        label: t('Message to everyone', 'Label, part of a page'),
        length: eventLimits.messageLength,
        check: (message) => Promise.resolve(message.trim() ? undefined : t('Please say why', 'Text, part of a page')),
      }),
      async call(api, event, message) {
        const { cancelEvent } = await loadContract()
        const answer = await api.call(cancelEvent, { params: { id: event.id }, body: { message } })
        const { mailedCount, ...row } = answer
        const title = nameOf(event)
        const text =
          mailedCount > 0
            ? t(
                '{title} is cancelled. {count, plural, one {# person} other {# people}} will be told by email.',
                { title, count: mailedCount },
                'Message, event',
              )
            : t('{title} is cancelled.', { title }, 'Message, event')
        return { row, text, undo: 'resume' }
      },
    },
    resume: {
      label: t('Resume', 'Label, part of a page'),
      call: async (api, event) => ({
        row: await api.call((await loadContract()).undoEventCancellation, { params: { id: event.id } }),
        text: t('{title} is back on. No emails were sent.', { title: nameOf(event) }, 'Message, event'),
      }),
    },
    delete: {
      label: t('Delete', 'Label, part of a page'),
      icon: <Trash2 aria-hidden="true" />,
      shortcut: '#',
      isOffered: isKept,
      removes: true,
      // The text is fixed by S-390 (C-59).
      question: (event) => ({
        title: t('Are you sure you want to delete this event?', 'Title, part of a page'),
        text: <DeleteText event={event} />,
        submit: t('Delete', 'Button, part of a page'),
        busy: t('Deleting', 'Button, busy, part of a page'),
        isDanger: true,
      }),
      async call(api, event) {
        const { mailedCount } = await api.call((await loadContract()).deleteEvent, { params: { id: event.id } })
        const title = nameOf(event)
        return {
          text:
            mailedCount > 0
              ? t(
                  '{title} is deleted. {count, plural, one {# person} other {# people}} will be told by email that it is cancelled.',
                  { title, count: mailedCount },
                  'Message, event',
                )
              : t('{title} is deleted. You can restore it for 30 days.', { title }, 'Message, event'),
          undo: 'restore',
        }
      },
    },
    restore: {
      label: t('Restore', 'Label, part of a page'),
      isOffered: (event) => !isKept(event),
      removes: true,
      async call(api, event) {
        const { restoreEvent, publishEvent } = await loadContract()
        const params = { id: event.id }
        await api.call(restoreEvent, { params })
        // Undoing a deletion also publishes the event again if it was published. If that fails, only the draft is
        // restored.
        const isShown =
          event.isPublished &&
          (await api.call(publishEvent, { params, query: { version: event.version } }).then(
            () => true,
            () => false,
          ))
        return {
          text: isShown
            ? t('{title} is restored and published', { title: nameOf(event) }, 'Message, event')
            : t('{title} is restored as a draft', { title: nameOf(event) }, 'Message'),
        }
      },
    },
  },
}

function DeleteText({ event }: { event: Subject }) {
  const { state, registrationsCount, waitlistCount } = event
  const people = state === 'past' || state === 'cancelled' ? 0 : registrationsCount + waitlistCount
  return (
    <>
      <p className="font-semibold wrap-anywhere text-ink">{nameOf(event)}</p>
      <p className="mt-1.5">
        {people > 0 &&
          `${t('{count, plural, one {# person has} other {# people have}} a seat or a place on the waitlist. We cancel the event and tell them by email.', { count: people }, 'Question, event')} `}
        {t('You can restore it as a draft for 30 days.', 'Text, part of a page')}
      </p>
    </>
  )
}
