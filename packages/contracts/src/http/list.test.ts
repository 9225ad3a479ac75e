import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { auditList } from '../console/audit.ts'
import { allCourseList } from '../courses/all-courses.ts'
import { listFilters, listOf } from './list.ts'
import { userList } from '../accounts/user-accounts.ts'

describe('[W-57] the filters that may name a person', () => {
  it('are those of free text, also where the list says nothing of them', () => {
    const { personal } = listOf(z.string(), {
      name: 'things',
      filters: {
        state: z.optional(z.enum(['open', 'done'])),
        featured: z.optional(z.literal('true')),
        page: z.optional(z.coerce.number()),
        owner: z.optional(z.string().check(z.maxLength(64))),
        place: z.string(),
        mixed: z.optional(z.union([z.literal('me'), z.string()])),
        ...listFilters,
      },
      sorts: ['newest'],
    })
    expect(personal).toEqual(new Set(['owner', 'place', 'mixed', 'search']))
  })

  it('are not those that the list says to name nobody', () => {
    expect(auditList.personal).toEqual(new Set(['actor']))
    expect(allCourseList.personal).toEqual(new Set(['educator', 'search']))
    expect(userList.personal).toEqual(new Set(['search']))
  })
})
