import { describe, expect, it } from 'vitest'
import { eventSituations } from './event-relations.fixtures.ts'
import { eventRelationOf, eventRelations, type EventRelation } from './event-relations.ts'

const now = Date.parse('2026-11-20T08:30:00.000Z')

const nameOf = (relation: string) => relation as EventRelation

describe('what a person is to an event', () => {
  it.each(Object.keys(eventRelations).map(nameOf))('comes about in one way: %s', (relation) => {
    const { status, isCheckedIn, isOwn = false, is } = eventSituations[relation]
    const event = {
      isCancelled: is === 'cancelled',
      endsAt: is === 'over' ? '2026-11-20T08:30:00.000Z' : '2026-11-20T08:30:00.001Z',
    }
    const mine = status ? { status, checkedInAt: isCheckedIn ? '2026-11-20T07:00:00.000Z' : null } : null
    expect(eventRelationOf({ event, mine, isOwn }, now)).toBe(relation)
  })

  it('offers a way on in every state, and cancels only what stands', () => {
    for (const [relation, { main }] of Object.entries(eventRelations))
      expect([relation, main !== null]).toEqual([relation, relation !== 'none'])
    const cancellable = Object.entries(eventRelations).filter(([, { second }]) => second?.act === 'cancel')
    expect(cancellable.map(([relation]) => relation)).toEqual(['registered', 'offered', 'waitlisted'])
  })

  it('is none where only a younger API knows it', () => {
    const event = { isCancelled: false, endsAt: '2026-11-21T08:30:00.000Z' }
    expect(eventRelationOf({ event, mine: { status: 'dreaming', checkedInAt: null } }, now)).toBe('none')
  })
})
