import { expect, it } from 'vitest'
import { courseRelationOf, courseRelations } from './course-relations.ts'

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
