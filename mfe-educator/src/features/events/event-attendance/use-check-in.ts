import { t } from '@kere/brand/messages'
import type { Attendee, CheckedIn, NewWalkIn } from '@kere/contracts/events/event-attendance'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { listKey } from '@kere/screens/list-query'
import { clockText, momentText } from '@kere/ui/time/clock-times'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  addNewcomer,
  changeDoor,
  doorKey,
  removeNewcomer,
  sendArrival,
  sendUndo,
  waitingKey,
  withAnswer,
  withArrival,
  withoutNewcomer,
  type Arrival,
} from './check-in.api.ts'
import { refusalWords } from './check-in-labels.ts'

export interface DoorAnswer {
  tone: 'in' | 'kept' | 'already' | 'refused'
  title: string
  text: string
  attendee?: Taken
  anyway?: Named
}

type Taken = Pick<Attendee, 'id' | 'name' | 'checkedInAt' | 'isWalkIn'>

interface Named extends Arrival {
  name?: string
  /** True if the user has confirmed a check-in long before the event begins. */
  isMeant?: true
}

/** Earlier check-ins are probably mistakes or trials, so they must be confirmed. */
const earlyMs = 12 * 60 * 60 * 1000

export function useCheckIn(eventId: string, startsAt: string | null = null) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const sender = { api, openDevice: context.openDevice ?? null }
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<DoorAnswer | null>(null)
  const turn = useRef(0)

  const tell = (given: DoorAnswer) => {
    setAnswer(given)
    navigator.vibrate?.(given.tone === 'in' || given.tone === 'kept' ? 80 : [60, 60, 60])
  }
  const follow = () => {
    void cache.invalidateQueries({ queryKey: waitingKey(eventId) })
    void cache.invalidateQueries({ queryKey: listKey({ name: 'attendees' }) })
    void cache.invalidateQueries({ queryKey: listKey({ name: 'managed-events' }), refetchType: 'none' })
  }

  const earlyIsMeant = useRef(false)

  const letIn = async (named: Named) => {
    const { name, isMeant, ...arrival } = named
    const mine = ++turn.current
    earlyIsMeant.current ||= isMeant === true
    if (startsAt && !earlyIsMeant.current && Date.parse(startsAt) - Date.now() > earlyMs) {
      const text = t('The event is on {time}.', { time: momentText(startsAt, Date.now()) }, 'Text, educator')
      return tell({
        tone: 'refused',
        title: t('Not today', 'Title, educator'),
        text,
        anyway: { ...named, isMeant: true },
      })
    }
    const at = new Date().toISOString()
    const { registrationId } = arrival
    setBusy(true)
    if (registrationId) changeDoor(cache, eventId, (door) => withArrival(door, registrationId, at))
    try {
      const done = await sendArrival(sender, eventId, arrival, at)
      if (done) {
        changeDoor(cache, eventId, (door) => withAnswer(door, done))
        if (mine === turn.current) tell(welcome(done))
      } else {
        const title = name
          ? t('{name} is checked in', { name }, 'Message, educator')
          : t('Ticket kept', 'Text, educator')
        const text = name
          ? t('Saved on this device. It is sent when you are back online.', 'Text, educator')
          : t('We check it when you are online again.', 'Text, educator')
        const attendee = registrationId && name ? { id: registrationId, name, checkedInAt: at } : undefined
        if (mine === turn.current) tell({ tone: 'kept', title, text, ...(attendee && { attendee }) })
      }
    } catch (error) {
      if (registrationId) changeDoor(cache, eventId, (door) => withArrival(door, registrationId, null))
      // The attendee was checked in elsewhere or has cancelled meanwhile, so the list is fetched again.
      void cache.invalidateQueries({ queryKey: doorKey(eventId) })
      if (mine === turn.current) tell(refused(error, arrival))
    } finally {
      setBusy(false)
      follow()
    }
  }

  /** @throws {ApiError} if nobody was added */
  const add = async (newcomer: NewWalkIn, idempotencyKey: string) => {
    const mine = ++turn.current
    const done = await addNewcomer(api, eventId, newcomer, idempotencyKey)
    changeDoor(cache, eventId, (door) => withAnswer(door, done))
    if (mine === turn.current) tell(welcome(done))
    follow()
  }

  const remove = async ({ id, name }: Taken) => {
    turn.current += 1
    setBusy(true)
    setAnswer(null)
    try {
      const { counts } = await removeNewcomer(api, eventId, id)
      changeDoor(cache, eventId, (door) => withoutNewcomer(door, id, counts))
      context.announce(t('{name} is off the list', { name }, 'Message, educator'))
    } catch (error) {
      const reason = error instanceof Error ? error.message : t('Failed to remove the person', 'Text, educator')
      context.notify({
        tone: 'error',
        text: t('{reason}. {name} is still in.', { reason: reason.replace(/\.$/, ''), name }, 'Message, educator'),
      })
    } finally {
      setBusy(false)
      follow()
    }
  }

  const takeBack = async (attendee: Taken) => {
    if (attendee.isWalkIn) return remove(attendee)
    turn.current += 1
    setBusy(true)
    setAnswer(null)
    changeDoor(cache, eventId, (door) => withArrival(door, attendee.id, null))
    try {
      const done = await sendUndo(sender, eventId, attendee.id)
      if (done) changeDoor(cache, eventId, (door) => withAnswer(door, done))
      context.announce(t('Check-in of {name} undone', { name: attendee.name }, 'Message, educator'))
    } catch (error) {
      changeDoor(cache, eventId, (door) => withArrival(door, attendee.id, attendee.checkedInAt))
      const reason = error instanceof Error ? error.message : t('Failed to undo the check-in', 'Text, educator')
      context.notify({
        tone: 'error',
        text: t(
          '{reason}. {name} is still checked in.',
          { reason: reason.replace(/\.$/, ''), name: attendee.name },
          'Message, educator',
        ),
      })
    } finally {
      setBusy(false)
      follow()
    }
  }

  return { isBusy, answer, letIn, add, takeBack, clear: () => setAnswer(null) }
}

function welcome({ attendee, counts, isFirstEvent }: CheckedIn): DoorAnswer {
  const count = t('{count} of {total}', { count: counts.in, total: counts.registered }, 'People at the door, educator')
  const text = isFirstEvent ? t('{count} · first event with us', { count }, 'Answer at the door, educator') : count
  return { tone: 'in', title: t('{name} is checked in', { name: attendee.name }, 'Message, educator'), text, attendee }
}

function refused(error: unknown, arrival: Arrival): DoorAnswer {
  const failure = error instanceof ApiError ? error : null
  const words = refusalWords(failure?.code ?? '')
  const detail = failure?.message ?? ''
  if (!words)
    return {
      tone: 'refused',
      title: t('Not checked in', 'Title, educator'),
      text: detail || t('Something went wrong. Try again.', 'Text, educator'),
    }
  return {
    tone: failure?.code === 'already_checked_in' ? 'already' : 'refused',
    title: words.title,
    text: detail && detail !== words.title ? detail : words.text,
    ...(failure?.code === 'ticket_cancelled' && { anyway: { ...arrival, isLetInAnyway: true } }),
  }
}

export const arrivalWords = ({ checkedInAt, isWalkIn }: Pick<Attendee, 'checkedInAt' | 'isWalkIn'>) =>
  checkedInAt
    ? `${t('Checked in at {time}', { time: clockText(checkedInAt) }, 'Text, educator')}${isWalkIn ? ` · ${t('Walk-in', 'Text, educator')}` : ''}`
    : t('Registered', 'Text, educator')
