import { formerMember } from '@kere/contracts/accounts/former-member'
import { endpoints } from '@kere/contracts/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse } from '../../../test/factories.ts'
import { aListedEducator, aListedLearner } from '../../../test/listed-people.ts'
import { aLab } from '../../../test/labs.ts'
import { aPost } from '../../../test/posts.ts'
import { aReportedProfile } from '../../../test/profile-reports.ts'
import { aPublishedEvent } from '../../../test/published-events.ts'
import { aUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'

const { call } = startApi()

const bio = 'Wades through bywaters.'
const calendar = 'https://lu.ma/hushika'

const ways: readonly [name: string, hide: (id: string) => Promise<unknown>][] = [
  [
    'an admin hid after a report',
    async (id) => {
      await aReportedProfile(id)
      await run("UPDATE reported_profiles SET status = 'hidden', message = 'Sells answers.' WHERE user_id = ?", id)
    },
  ],
  ['is suspended', (id) => run("INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'x')", id)],
  ['is leaving', (id) => run("UPDATE user_entries SET state = 'deleting' WHERE user_id = ?", id)],
  ['switched it off', (id) => run('UPDATE profiles SET public_profile = 0, is_discoverable = 0 WHERE id = ?', id)],
  ['is not of age', (id) => run("UPDATE profiles SET date_of_birth = '2012-01-01' WHERE id = ?", id)],
]

interface Person {
  id: string
  course: string
  event: string
  lab: string
  post: string
}

/** All places where a person can be found, with the text that reveals them there. */
const places: readonly [name: string, path: (person: Person) => string, mark: (person: Person) => string][] = [
  ['the list', () => '/api/educators', ({ id }) => id],
  ['the list by name', () => '/api/educators?search=hushika', ({ id }) => id],
  ['the list by place', () => '/api/educators?location=bywater', ({ id }) => id],
  ['the list by work', () => '/api/educators?designation=ferry', ({ id }) => id],
  ['the list by subject', () => '/api/educators?subject=ESG', ({ id }) => id],
  // The shell builds the sitemap from this list.
  ['the sitemap', () => '/api/educators?limit=100', ({ id }) => id],
  ['the page', ({ id }) => `/api/educators/${id}`, () => bio],
  ['the search', () => '/api/search?q=hushika&kind=people', ({ id }) => id],
  ['the search by work', () => '/api/search?q=bywaters', ({ id }) => id],
  ['the tab of events', () => '/api/event-educators', () => calendar],
  ['the tab of events by name', () => '/api/event-educators?search=hushika', () => calendar],
]

/** Published works stay, and show only the person's name. */
const works = ({ course, event, lab, post }: Person): string[] => [
  `/api/courses/${course}`,
  '/api/courses',
  '/api/courses/featured',
  `/api/events/${event}`,
  '/api/events',
  '/api/events/upcoming',
  `/api/challenge-labs/${lab}`,
  '/api/challenge-labs',
  `/api/posts/${post}`,
  '/api/posts',
  '/api/posts/featured',
]

/** All addresses that visitors can read and that need no id. */
const openPaths = endpoints
  .filter(
    ({ method, access, path }) =>
      method === 'GET' && (access === 'public' || access === 'optional') && !path.includes(':'),
  )
  .map(({ path }) => path)

/** Finds all parts of an answer that contain the name. */
function partsNamed(name: string, value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap((each) => partsNamed(name, each))
  return 'name' in value && value.name === name ? [value, ...within] : within
}

const isTold = (value: unknown) =>
  value !== null && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0)

const toldOf = (part: object) => Object.fromEntries(Object.entries(part).filter(([, value]) => isTold(value)))

async function aPerson(): Promise<Person> {
  const id = await aListedEducator({
    firstName: 'Hushika',
    lastName: 'Rao',
    bio,
    location: 'Bywater',
    designation: 'Ferry keeper',
    organizationAffiliation: 'Second Ferry Collective',
    avatarUrl: '/api/files/fil_hushika',
    languagesSpoken: ['Tulu'],
    teachingExperience: 7,
    subjectsOfInterest: ['ESG'],
    visibilityStatus: 'public',
    lumaProfileUrl: calendar,
    showsLumaProfile: true,
  })
  const { id: course } = await aCourse(id, { title: 'A course' })
  const { id: event } = await aPublishedEvent(id, { title: 'An event' })
  const { slug: post } = await aPost(id, { isPublished: true, details: { title: 'A post' } })
  const { id: lab } = await aLab(id)
  return { id, course, event, lab, post }
}

beforeEach(emptyDatabase)

describe('[W-49] [W-51] somebody who is not to be found', () => {
  it.each(places)('stands in %s as long as they are', async (_, path, mark) => {
    const person = await aPerson()
    expect((await call(path(person))).text).toContain(mark(person))
  })

  it.each(ways)('stands nowhere with the next request, for nobody, who %s', async (_, hide) => {
    const person = await aPerson()
    await hide(person.id)
    for (const reader of [null, await aUser('student'), await aUser('admin')])
      for (const [name, path, mark] of places) {
        const { text } = await call(path(person), reader ? { headers: { cookie: reader.cookie } } : {})
        expect(text.includes(mark(person)), `${name} has ${mark(person)}`).toBe(false)
      }
  })

  it.each(ways.slice(0, 3))('is a name on what they published and nothing more, who %s', async (_, hide) => {
    const person = await aPerson()
    const partsOf = async (path: string) => partsNamed('Hushika Rao', (await call(path)).body)
    for (const path of works(person)) {
      const [before] = await partsOf(path)
      expect(before, path).toMatchObject({ id: person.id })
    }
    await hide(person.id)
    for (const path of works(person)) {
      const parts = await partsOf(path)
      expect(parts.length, path).toBeGreaterThan(0)
      for (const part of parts) expect(toldOf(part), path).toEqual({ id: formerMember.id, name: 'Hushika Rao' })
    }
  })

  it.each(ways.slice(0, 3))('leads from nowhere to them, who %s', async (_, hide) => {
    const person = await aPerson()
    await hide(person.id)
    const told = [person.id, bio, 'Bywater', calendar, 'Ferry', 'Tulu', 'fil_hushika']
    for (const path of [...openPaths, ...works(person), '/api/search?q=post', '/api/calendars/events']) {
      const { text } = await call(path)
      expect(
        told.filter((each) => text.includes(each)),
        path,
      ).toEqual([])
    }
    expect((await call(`/api/post-authors/${person.id}`)).status).toBe(404)
    for (const kind of ['courses', 'events'])
      expect((await call(`/api/educators/${person.id}/${kind}`)).body).toEqual({ items: [] })
  })

  it.each(ways)('is no learner either, who %s', async (_, hide) => {
    const id = await aListedLearner({ firstName: 'Hushika', lastName: 'Rao', bio, location: 'Bywater' })
    const found = async () => {
      const paths = ['/api/learners', '/api/learners?location=bywater', `/api/learners/${id}`, '/api/search?q=hushika']
      const answers = await Promise.all(paths.map((path) => call(path)))
      return answers.filter(({ text }) => text.includes(id)).length
    }
    expect(await found()).toBe(4)
    await hide(id)
    expect(await found()).toBe(0)
  })
})
