import { describe, expect, it } from 'vitest'
import { makeEventSummary } from '../../../testing/event-answers.ts'
import { offerOf, registerLabel, seatsText } from './event-state.ts'

const start = Date.parse('2026-11-21T01:30:00.000Z')
const hour = 60 * 60 * 1000
const dayBefore = start - 24 * hour

describe('what an event offers', () => {
  it.each([
    ['[S-146] a seat', {}, 'open'],
    ['[S-151] nothing, where it is full and nobody can wait', { seatsLeft: 0, hasWaitlist: false }, 'full'],
    ['[W-11] the waitlist, where it is full', { seatsLeft: 0 }, 'waitlist'],
    ['the waitlist, where a free seat is somebody’s who waits', { seatsLeft: 2, isWaitedFor: true }, 'waitlist'],
    ['the way to another site', { source: 'external', seatsLeft: 0 }, 'external'],
    ['nothing any more, where it is cancelled', { isCancelled: true, source: 'external' }, 'cancelled'],
  ] as const)('%s', (_, given, offer) => {
    expect(offerOf(makeEventSummary(1, given), dayBefore)).toBe(offer)
  })

  it('gives a free seat to whoever comes, once seats are offered to nobody any more', () => {
    const event = makeEventSummary(1, { seatsLeft: 2, isWaitedFor: true })
    expect(offerOf(event, start - 2 * hour - 1)).toBe('waitlist')
    expect(offerOf(event, start - 2 * hour)).toBe('open')
  })

  it('closes when registration does, [S-152] and ends with the event', () => {
    const event = makeEventSummary(1, { closesAt: new Date(start - hour).toISOString() })
    const end = Date.parse(event.endsAt)
    expect([start - hour - 1, start - hour, end - 1, end].map((now) => offerOf(event, now))).toEqual([
      'open',
      'closed',
      'closed',
      'ended',
    ])
  })
})

it('[S-132] [S-146] names the button by the price', () => {
  expect([registerLabel({ price: 0 }), registerLabel({ price: 199 })]).toEqual(['Register Now', 'Register & Pay'])
})

it('counts seats, and never a seat that is kept for somebody who waits', () => {
  const counts = { maxParticipants: 25, hasWaitlist: true, isWaitedFor: false }
  expect(seatsText({ ...counts, seatsLeft: 7 })).toBe('7 of 25 seats left')
  expect(seatsText({ ...counts, seatsLeft: 2, isWaitedFor: true })).toBe('Full, waitlist open')
  expect(seatsText({ ...counts, seatsLeft: 0, hasWaitlist: false })).toBe('Full')
})
