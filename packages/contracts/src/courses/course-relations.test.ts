import { expect, it } from 'vitest'
import { courseMarkOf, courseRelationOf, courseRelations } from './course-relations.ts'

it('tells of every standing what a person is to a course', () => {
  const told = [
    { standing: 'none', progress: 0, openOrderId: null },
    { standing: 'none', progress: 0, openOrderId: 'ord_1' },
    { standing: 'own', progress: 0, openOrderId: null },
    { standing: 'enrolled', progress: 0, openOrderId: null },
    { standing: 'enrolled', progress: 1, openOrderId: null },
    { standing: 'completed', progress: 100, openOrderId: null },
  ] as const
  expect(told.map(courseRelationOf)).toEqual(['none', 'to_pay', 'own', 'not_started', 'in_progress', 'completed'])
  expect(Object.keys(courseRelations).toSorted()).toEqual(told.map(courseRelationOf).toSorted())
  expect(courseRelationOf({ standing: 'auditing', progress: 0, openOrderId: null })).toBe('none')
})

it.each([
  [{ standing: 'none', progress: 0, openOrderId: null }, null],
  [{ standing: 'none', progress: 0, openOrderId: 'ord_1' }, 'Waiting for payment'],
  [{ standing: 'own', progress: 0, openOrderId: null }, 'Your course'],
  [{ standing: 'enrolled', progress: 0, openOrderId: null }, 'Enrolled'],
  [{ standing: 'enrolled', progress: 1, openOrderId: null }, 'Enrolled'],
  [{ standing: 'enrolled', progress: 40, openOrderId: null }, 'Enrolled, 40% done'],
  [{ standing: 'completed', progress: 100, openOrderId: null }, 'Completed'],
] as const)('says on the card of %o: %s', (standing, mark) => expect(courseMarkOf(standing)).toBe(mark))
