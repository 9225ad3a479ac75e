import type { Attendee } from '@kere/contracts/events/event-attendance'
import { problems, type ProblemCode } from '@kere/contracts/http/problems'
import type { Device, WaitingWrite, Write } from '@kere/platform/device'
import { problem, type FetchStub } from '@kere/platform/react/stage'

export const makeAttendee = (number: number, name: string, given: Partial<Attendee> = {}): Attendee => ({
  id: `reg_${number}`,
  name,
  avatarUrl: null,
  status: 'registered',
  registeredAt: '2026-11-02T06:34:00.000Z',
  position: null,
  checkedInAt: null,
  ...given,
})

const someAttendees = [
  makeAttendee(1, 'Arun Selvaraj', { checkedInAt: '2026-11-21T01:22:00.000Z' }),
  makeAttendee(2, 'Gurpreet Sandhu'),
  makeAttendee(3, 'Nafisa Laskar'),
]

interface Sent {
  isOn?: boolean
  code?: string
  registrationId?: string
  isLetInAnyway?: boolean
  at?: string
  name?: string
}

interface Refused {
  code: ProblemCode
  detail?: string
  errors?: readonly { pointer: string; detail: string }[]
}

const answerRefusal = ({ code, ...more }: Refused) =>
  Response.json({ type: 'about:blank', ...problems[code], code, ...more }, { status: problems[code].status })

/** A fake API for one event's door. Nafisa's ticket is NAFISA2345, and each refused code has its own reason. */
export function startCheckInApi(
  first: readonly Attendee[] = someAttendees,
  startsAt = new Date(Date.now()).toISOString(),
) {
  let people = first
  let givesCertificates = false
  const sent: { call: string; body: unknown }[] = []
  const refusals = new Map<string, Refused>()
  const counts = () => ({
    registered: people.length,
    in: people.filter(({ checkedInAt }) => checkedInAt !== null).length,
    waitlisted: 0,
  })
  const set = (id: string, checkedInAt: string | null) => {
    people = people.map((one) => (one.id === id ? { ...one, checkedInAt } : one))
    return people.find((one) => one.id === id)
  }

  const answer: FetchStub = async ({ pathname, searchParams }, request) => {
    // The pages' own client has already validated the bodies.
    const body = request.body ? ((await request.json()) as Sent) : null
    if (request.method !== 'GET') sent.push({ call: `${request.method} ${pathname}`, body })
    if (pathname === '/api/attendees') {
      const group = searchParams.get('group')
      return Response.json({
        items: group === 'in' ? people.filter(({ checkedInAt }) => checkedInAt !== null) : people,
        nextCursor: null,
        total: people.length,
        totalIsLowerBound: false,
        event: {
          id: 'evt_1',
          title: 'Dawn count at the tank',
          startsAt,
          endsAt: '2026-11-21T03:00:00.000Z',
          maxParticipants: 25,
          isCancelled: false,
          givesCertificates,
        },
        counts: counts(),
      })
    }
    if (pathname.endsWith('/certificates')) {
      givesCertificates = body?.isOn ?? false
      return Response.json({ isOn: givesCertificates })
    }
    if (request.method === 'DELETE' && pathname.includes('/walk-ins/')) {
      people = people.filter(({ id }) => !pathname.endsWith(id))
      return Response.json({ counts: counts() })
    }
    if (pathname.endsWith('/walk-ins')) {
      const name = body?.name ?? ''
      const refusal = refusals.get(name)
      if (refusal) return answerRefusal(refusal)
      const attendee = makeAttendee(90 + people.length, name, {
        registeredAt: null,
        checkedInAt: '2026-11-21T01:20:00.000Z',
        isWalkIn: true,
      })
      people = [...people, attendee]
      return Response.json({ attendee, counts: counts(), isFirstEvent: false }, { status: 201 })
    }
    if (request.method === 'DELETE') {
      const attendee = set(pathname.split('/').at(-1) ?? '', null)
      return attendee ? Response.json({ attendee, counts: counts() }) : problem('not_found')
    }
    const whom = body?.registrationId ?? body?.code ?? ''
    const refusal = body?.isLetInAnyway ? undefined : refusals.get(whom)
    if (refusal) return answerRefusal(refusal)
    const attendee = set(whom === 'NAFISA2345' ? 'reg_3' : whom, body?.at ?? '')
    if (!attendee) return problem('ticket_unknown')
    return Response.json({ attendee, counts: counts(), isFirstEvent: true }, { status: 201 })
  }

  return { answer, sent, refuse: (whom: string, refusal: Refused) => refusals.set(whom, refusal) }
}

export function offlineDevice(kept: readonly WaitingWrite[] = []) {
  let waiting: readonly WaitingWrite[] = kept
  const listeners = new Set<() => void>()
  const publish = () => listeners.forEach((listener) => listener())
  const device: Device = {
    keepAnswer: () => Promise.resolve(),
    findAnswer: () => Promise.resolve(null),
    send: (write: Write) => {
      waiting = [
        ...waiting.filter(({ target }) => target !== write.target),
        { ...write, at: Date.now(), refusal: null },
      ]
      publish()
      return Promise.resolve({ kind: 'waiting' })
    },
    listWrites: () => Promise.resolve(waiting),
    dropWrite: (target) => {
      waiting = waiting.filter((write) => write.target !== target)
      publish()
      return Promise.resolve()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { device, waiting: () => waiting }
}
