import type { Attendee } from '@kere/contracts/event-attendance'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { listKey } from '@kere/screens/list-query'
import { clockText } from '@kere/ui/event-times'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  changeDoor,
  doorKey,
  sendArrival,
  sendUndo,
  waitingKey,
  withAnswer,
  withArrival,
  type Arrival,
} from './check-in.api.ts'
import { refusalWords } from './check-in-words.ts'

export interface DoorAnswer {
  tone: 'in' | 'kept' | 'already' | 'refused'
  title: string
  text: string
  attendee?: Taken
  anyway?: Arrival
}

type Taken = Pick<Attendee, 'id' | 'name' | 'checkedInAt'>

interface Named extends Arrival {
  name?: string
}

export function useCheckIn(eventId: string) {
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

  const letIn = async ({ name, ...arrival }: Named) => {
    const mine = ++turn.current
    const at = new Date().toISOString()
    const { registrationId } = arrival
    setBusy(true)
    if (registrationId) changeDoor(cache, eventId, (door) => withArrival(door, registrationId, at))
    try {
      const done = await sendArrival(sender, eventId, arrival, at)
      if (done) {
        changeDoor(cache, eventId, (door) => withAnswer(door, done))
        const { attendee, counts, isFirstEvent } = done
        const count = `${counts.in} of ${counts.registered}`
        const text = isFirstEvent ? `${count} · first event with us` : count
        if (mine === turn.current) tell({ tone: 'in', title: `${attendee.name} is in`, text, attendee })
      } else {
        const title = name ? `${name} is in` : 'Ticket kept'
        const text = name
          ? 'Kept on this device, and sent when you are online.'
          : 'We check it when you are online again.'
        const attendee = registrationId && name ? { id: registrationId, name, checkedInAt: at } : undefined
        if (mine === turn.current) tell({ tone: 'kept', title, text, ...(attendee && { attendee }) })
      }
    } catch (error) {
      if (registrationId) changeDoor(cache, eventId, (door) => withArrival(door, registrationId, null))
      // Checked in elsewhere, or cancelled, meanwhile.
      void cache.invalidateQueries({ queryKey: doorKey(eventId) })
      if (mine === turn.current) tell(refused(error, arrival))
    } finally {
      setBusy(false)
      follow()
    }
  }

  const takeBack = async (attendee: Taken) => {
    turn.current += 1
    setBusy(true)
    setAnswer(null)
    changeDoor(cache, eventId, (door) => withArrival(door, attendee.id, null))
    try {
      const done = await sendUndo(sender, eventId, attendee.id)
      if (done) changeDoor(cache, eventId, (door) => withAnswer(door, done))
      context.announce(`The check-in of ${attendee.name} is undone`)
    } catch (error) {
      changeDoor(cache, eventId, (door) => withArrival(door, attendee.id, attendee.checkedInAt))
      const reason = error instanceof Error ? error.message : 'Failed to undo the check-in'
      context.notify({ tone: 'error', text: `${reason.replace(/\.$/, '')}. ${attendee.name} is still in.` })
    } finally {
      setBusy(false)
      follow()
    }
  }

  return { isBusy, answer, letIn, takeBack, clear: () => setAnswer(null) }
}

function refused(error: unknown, arrival: Arrival): DoorAnswer {
  const failure = error instanceof ApiError ? error : null
  const words = refusalWords(failure?.code ?? '')
  const detail = failure?.message ?? ''
  if (!words) return { tone: 'refused', title: 'Not checked in', text: detail || 'Something went wrong. Try again.' }
  return {
    tone: failure?.code === 'already_checked_in' ? 'already' : 'refused',
    title: words.title,
    text: detail && detail !== words.title ? detail : words.text,
    ...(failure?.code === 'ticket_cancelled' && { anyway: { ...arrival, isLetInAnyway: true } }),
  }
}

export const arrivalWords = (checkedInAt: string | null) =>
  checkedInAt ? `In at ${clockText(checkedInAt)}` : 'Registered'
