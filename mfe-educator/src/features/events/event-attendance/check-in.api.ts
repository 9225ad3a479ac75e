import type { Attendee, CheckedIn, listAttendees, NewWalkIn } from '@kere/contracts/events/event-attendance'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { Device, WaitingWrite } from '@kere/platform/device'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/events/event-attendance')
const loadSender = () => import('@kere/platform/send-write')

/** The most attendees that the door's list loads. For a longer list, the ticket's code must be used. */
const pageSize = 100
const mostPages = 10

type Page = EndpointOutput<typeof listAttendees>

export interface Door extends Pick<Page, 'event' | 'counts'> {
  people: readonly Attendee[]
  isWhole: boolean
  keptAt: Date | null
}

export const doorKey = (id: string) => ['check-in', id] as const

export const doorQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: doorKey(id),
    // The device may have the answer even without a network.
    networkMode: 'always',
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<Door | null> => {
      const { listAttendees: endpoint } = await loadContract()
      let keptAt: Date | null = null
      const options = { signal, onKept: (at: Date) => (keptAt = at) }
      const people: Attendee[] = []
      let cursor: string | undefined
      let page: Page
      let pages = 0
      try {
        do {
          const query = { event: id, sort: 'name' as const, limit: pageSize, ...(cursor && { cursor }) }
          page = await api.call(endpoint, { query }, options)
          people.push(...page.items)
          cursor = page.nextCursor ?? undefined
          pages += 1
        } while (cursor && pages < mostPages)
      } catch (error) {
        if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null
        throw error
      }
      return { event: page.event, counts: page.counts, people, isWhole: !cursor, keptAt }
    },
  })

export type OpenDevice = (() => Promise<Device>) | null

const targetPrefix = (eventId: string) => `check-in:${eventId}:`
const targetOf = (eventId: string, whom: string) => targetPrefix(eventId) + whom

export const waitingKey = (id: string) => ['waiting-check-ins', id] as const

const underWay = new Set<string>()

export const waitingQuery = (openDevice: OpenDevice, id: string) =>
  queryOptions({
    queryKey: waitingKey(id),
    networkMode: 'always',
    staleTime: 0,
    queryFn: async (): Promise<readonly WaitingWrite[]> => {
      const writes = (await (await openDevice?.())?.listWrites()) ?? []
      return writes.filter(
        ({ target, refusal }) => target.startsWith(targetPrefix(id)) && (refusal === null || !underWay.has(target)),
      )
    },
  })

export interface Arrival {
  code?: string
  registrationId?: string
  isLetInAnyway?: boolean
}

interface Sender {
  api: ApiClient
  openDevice: OpenDevice
}

/**
 * @returns `null` if the write waits on the device
 * @throws {ApiError} if the write was refused
 */
export async function sendArrival(sender: Sender, id: string, arrival: Arrival, at: string): Promise<CheckedIn | null> {
  const [{ checkIn }, { sendWrite }] = await Promise.all([loadContract(), loadSender()])
  const target = targetOf(id, arrival.registrationId ?? arrival.code ?? '')
  const input = { params: { id }, body: { ...arrival, at } }
  underWay.add(target)
  try {
    return await sendWrite(sender, checkIn, input, { target, isKeptWhenRefused: true })
  } catch (error) {
    await (await sender.openDevice?.())?.dropWrite(target)
    throw error
  } finally {
    underWay.delete(target)
  }
}

/**
 * @returns the answer; `null` if there is none yet, or if the check-in itself was still waiting and will never be sent
 */
export async function sendUndo(sender: Sender, id: string, registrationId: string) {
  const [{ undoCheckIn }, { sendWrite }] = await Promise.all([loadContract(), loadSender()])
  const target = targetOf(id, registrationId)
  const device = await sender.openDevice?.()
  const waits = (await device?.listWrites())?.some((write) => write.target === target && write.method === 'POST')
  if (waits) {
    await device?.dropWrite(target)
    return null
  }
  return sendWrite(sender, undoCheckIn, { params: { id, registrationId } }, { target })
}

/** Adds a newcomer. This needs a connection, because nobody knows without one whether there is a seat. */
export const addNewcomer = async (api: ApiClient, id: string, body: NewWalkIn, idempotencyKey: string) =>
  api.call((await loadContract()).addWalkIn, { params: { id }, body }, { idempotencyKey })

export const removeNewcomer = async (api: ApiClient, id: string, walkInId: string) =>
  api.call((await loadContract()).removeWalkIn, { params: { id, walkInId } })

export const withoutNewcomer = (door: Door, walkInId: string, counts: CheckedIn['counts']): Door => ({
  ...door,
  people: door.people.filter(({ id }) => id !== walkInId),
  counts: { ...door.counts, ...counts },
})

export function changeDoor(cache: QueryClient, id: string, change: (door: Door) => Door) {
  cache.setQueryData<Door | null>(doorKey(id), (door) => door && change(door))
}

export function withArrival(door: Door, attendeeId: string, checkedInAt: string | null): Door {
  const before = door.people.find(({ id }) => id === attendeeId)
  if (!before || (before.checkedInAt !== null) === (checkedInAt !== null)) return door
  return {
    ...door,
    people: door.people.map((one) => (one.id === attendeeId ? { ...one, checkedInAt } : one)),
    counts: { ...door.counts, in: door.counts.in + (checkedInAt ? 1 : -1) },
  }
}

export function withAnswer(door: Door, { attendee, counts }: Pick<CheckedIn, 'attendee' | 'counts'>): Door {
  const isListed = door.people.some(({ id }) => id === attendee.id)
  const people = isListed
    ? door.people.map((one) => (one.id === attendee.id ? attendee : one))
    : [...door.people, attendee].toSorted((left, right) => left.name.localeCompare(right.name, 'en-IN'))
  return { ...door, people, counts: { ...door.counts, ...counts } }
}
