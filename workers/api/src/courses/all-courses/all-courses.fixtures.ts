import { aCourseOf } from '../../../test/authored-courses.ts'
import type { People } from '../../../test/people.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const aPublished: Fixture = {
  params: async ({ educator }: People) => ({
    id: (await aCourseOf(educator.id, { published: true, publishedAt: 1 })).id,
  }),
}

export const fixtures: Fixtures = {
  listAllCourses: {
    variants: [
      { query: '?standing=archived' },
      { query: '?category=Biodiversity&sort=oldest' },
      { query: '?standing=draft&category=Biodiversity&price=free' },
      { query: '?price=paid&from=2026-01-01&to=2026-12-31' },
      { query: '?from=2026-01-01' },
      { query: '?featured=true&standing=published' },
      { query: '?educator=usr_1&price=paid' },
      { query: '?search=lake&category=Biodiversity' },
      { query: '?search=om' },
    ],
  },
  listCourseEducators: {},
  getListedCourse: aPublished,
  featureCourse: aPublished,
  unfeatureCourse: aPublished,
  actOnAllCourses: {
    body: async ({ educator }) => ({ act: 'feature', rows: [{ id: (await aCourseOf(educator.id)).id }] }),
    variants: [{ body: { act: 'unfeature', matching: { featured: 'true' } } }],
  },
}
