import type { ManagedEvent } from '@kere/contracts/events/event-authoring'
import { eventLimits } from '@kere/contracts/events/event-options'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { countOf } from '@kere/brand/count'
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
      label: 'Publish',
      isBarred: notApprovedYet,
      patch: () => ({ isPublished: true, state: 'published' }),
      async call(api, event) {
        const { id, version } = event
        const row = await api.call((await loadContract()).publishEvent, { params: { id }, query: { version } })
        return { row, text: `${nameOf(event)} is published`, undo: event.isPublished ? undefined : 'unpublish' }
      },
    },
    unpublish: {
      label: 'Unpublish',
      patch: () => ({ isPublished: false, state: 'draft' }),
      async call(api, event) {
        await api.call((await loadContract()).unpublishEvent, { params: { id: event.id } })
        const seats =
          event.registrationsCount > 0 ? 'Registered people keep their seats.' : 'Visitors no longer see it.'
        return {
          text: `${nameOf(event)} is unpublished. ${seats}`,
          undo: event.isPublished ? 'publish' : undefined,
        }
      },
    },
    duplicate: {
      label: 'Duplicate',
      icon: <Copy aria-hidden="true" />,
      isOffered: isKept,
      async call(api, event) {
        const copy = await api.call((await loadContract()).duplicateEvent, { params: { id: event.id } })
        return {
          text: `${nameOf(event)} is duplicated. Choose the dates of the copy.`,
          href: managedEventPath(copy.id),
        }
      },
    },
    cancel: {
      label: 'Cancel event',
      question: ({ takenCount = 0, waitlistCount }) => ({
        title: 'Cancel this event?',
        text: `${
          takenCount + waitlistCount > 0
            ? `${countOf(takenCount + waitlistCount, ['person', 'people'])} will get an email with your message.`
            : 'Nobody is registered yet.'
        } The event page stays and says that it is cancelled.`,
        submit: 'Cancel event',
        busy: 'Cancelling',
        isDanger: true,
        leave: 'Keep it',
        label: 'Message to everyone',
        length: eventLimits.messageLength,
        check: (message) => Promise.resolve(message.trim() ? undefined : 'Please say why'),
      }),
      async call(api, event, message) {
        const { cancelEvent } = await loadContract()
        const answer = await api.call(cancelEvent, { params: { id: event.id }, body: { message } })
        const { mailedCount, ...row } = answer
        const told = mailedCount > 0 ? ` ${countOf(mailedCount, ['person', 'people'])} will be told by email.` : ''
        return { row, text: `${nameOf(event)} is cancelled.${told}`, undo: 'resume' }
      },
    },
    resume: {
      label: 'Resume',
      call: async (api, event) => ({
        row: await api.call((await loadContract()).undoEventCancellation, { params: { id: event.id } }),
        text: `${nameOf(event)} is back on. No emails were sent.`,
      }),
    },
    delete: {
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" />,
      shortcut: '#',
      isOffered: isKept,
      removes: true,
      // The text is fixed by S-390 (C-59).
      question: (event) => ({
        title: 'Are you sure you want to delete this event?',
        text: <DeleteText event={event} />,
        submit: 'Delete',
        busy: 'Deleting',
        isDanger: true,
      }),
      async call(api, event) {
        const { mailedCount } = await api.call((await loadContract()).deleteEvent, { params: { id: event.id } })
        const told = countOf(mailedCount, ['person', 'people'])
        return {
          text: `${nameOf(event)} ${
            mailedCount > 0
              ? `is deleted. ${told} will be told by email that it is cancelled.`
              : 'is deleted. You can restore it for 30 days.'
          }`,
          undo: 'restore',
        }
      },
    },
    restore: {
      label: 'Restore',
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
        return { text: `${nameOf(event)} ${isShown ? 'is restored and published' : 'is restored as a draft'}` }
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
          `${countOf(people, ['person has', 'people have'])} a seat or a place on the waitlist. We cancel the event and tell them by email. `}
        You can restore it as a draft for 30 days.
      </p>
    </>
  )
}
