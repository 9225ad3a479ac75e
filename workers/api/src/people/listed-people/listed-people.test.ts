import { env } from 'cloudflare:workers'
import { subjects } from '@kere/contracts/accounts/onboarding-options'
import { getEducator, getLearner } from '@kere/contracts/people/listed-people'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aListedEducator, aListedLearner } from '../../../test/listed-people.ts'
import { aMentorshipRequest, aMentorshipSession, someMentorSettings } from '../../../test/mentorship.ts'
import { aUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { anImpactEntry } from '../../portfolio/impact-entries/entries.fixtures.ts'

beforeEach(emptyDatabase)

interface Answer {
  status: number
  body: {
    items: { name: string }[]
    nextCursor: string | null
    total: number
    listed: number
    facets: Record<'subjects' | 'locations', { value: string; count: number }[]>
    calendarUrl: string | null
    groupUrl: string | null
  }
}

const { call: ask } = startApi()

const call = async (...asked: Parameters<typeof ask>) => (await ask(...asked)) as unknown as Answer

const namesOf = ({ body }: Pick<Answer, 'body'>) => body.items.map(({ name }) => name)

const list = async (address: string) => namesOf(await call(address))

const set = (id: string, assignment: string) =>
  env.DB.prepare(`UPDATE profiles SET ${assignment} WHERE id = ?`).bind(id).run()

const secrets = {
  phoneNumber: '+91 91234 00777',
  linkedinUrl: 'https://linkedin.com/in/secret',
  gender: 'female',
  certifications: ['Secret certificate'],
  teachingExperience: 12,
} satisfies Parameters<typeof aListedEducator>[0]

describe('what others see', () => {
  const common = ['avatarUrl', 'bio', 'id', 'languages', 'location', 'name', 'subjects']
  const educatorKeys = [...common, 'designation', 'mentorRoom', 'organization'].toSorted()
  const learnerKeys = [
    ...common,
    'instituteName',
    'latestEntry',
    'organization',
    'publicEntries',
    'studyYear',
  ].toSorted()

  it('[W-49] [W-50] of an educator is the allow-list, for visitors and for who is signed in', async () => {
    const id = await aListedEducator({
      ...secrets,
      visibilityStatus: 'public',
      lumaProfileUrl: 'https://lu.ma/asha',
      showsLumaProfile: true,
      whatsappGroupLink: 'https://chat.whatsapp.com/group',
      showsWhatsappGroup: true,
    })
    const { body } = await call('/api/educators')
    expect(Object.keys(body.items[0] ?? {}).toSorted()).toEqual(educatorKeys)
    const reader = await aUser('student')
    for (const options of [undefined, { headers: { cookie: reader.cookie } }]) {
      const one = await call(`/api/educators/${id}`, options)
      expect(Object.keys(one.body).toSorted()).toEqual(
        [...educatorKeys, 'calendarUrl', 'groupUrl', 'weeklyHours'].toSorted(),
      )
      expect(one.body.groupUrl).toBe(options ? 'https://chat.whatsapp.com/group' : null)
      expect(one.body.calendarUrl).toBe('https://lu.ma/asha')
    }
  })

  it('[W-49] of a learner is the allow-list', async () => {
    const id = await aListedLearner({
      ...secrets,
      designation: 'Kept from before',
      instituteName: 'Hebbal Institute',
      organizationAffiliation: 'Lake Friends',
    })
    expect(await list('/api/learners?search=friends')).toHaveLength(1)
    expect(await list('/api/learners?search=kept')).toEqual([])
    const { body } = await call('/api/learners')
    expect(Object.keys(body.items[0] ?? {}).toSorted()).toEqual(learnerKeys)
    expect(Object.keys((await call(`/api/learners/${id}`)).body).toSorted()).toEqual(learnerKeys)
  })

  it('is found by nothing that is hidden', async () => {
    await aListedEducator({ ...secrets, lastName: 'Rao', dateOfBirth: '1984-07-13' })
    for (const hidden of ['91234', '00777', 'linkedin', 'secret', 'female', '1984', 'example.kere.test'])
      expect(await list(`/api/educators?search=${hidden}`), hidden).toEqual([])
    expect(await list('/api/educators?search=rao')).toHaveLength(1)
  })

  it('[S-217] has a calendar only of the service, and of who shows it', async () => {
    const about = { visibilityStatus: 'public', showsLumaProfile: true }
    const elsewhere = await aListedEducator({ ...about, lumaProfileUrl: 'https://lu.ma.evil.example/x' })
    const unshown = await aListedEducator({ ...about, showsLumaProfile: false, lumaProfileUrl: 'https://lu.ma/x' })
    for (const id of [elsewhere, unshown]) expect((await call(`/api/educators/${id}`)).body.calendarUrl).toBeNull()
  })
})

describe('who is listed', () => {
  it('[S-218] [S-506] [S-512] are educators with a public profile, by first name', async () => {
    await aListedEducator({ firstName: 'bhavna', lastName: 'Rao' })
    await aListedEducator({ firstName: 'Asha', lastName: 'Rao' })
    await aListedEducator({ firstName: 'Hidden', publicProfile: false })
    await aListedLearner({ firstName: 'Learner' })
    expect(await list('/api/educators')).toEqual(['Asha Rao', 'bhavna Rao'])
  })

  it('[S-226] [S-506] [S-512] are adult learners who said so, never somebody under 18 or of unknown age', async () => {
    await aListedLearner({ firstName: 'Meera', lastName: 'Nambiar' })
    const minor = await aListedLearner({ firstName: 'Minor', dateOfBirth: '2012-01-01' })
    await aListedLearner({ firstName: 'Unknown', dateOfBirth: null })
    await aListedLearner({ firstName: 'Hidden', isDiscoverable: false })
    expect(await list('/api/learners')).toEqual(['Meera Nambiar'])
    expect((await call(`/api/learners/${minor}`)).status).toBe(404)
  })

  it('changes with the next request: switched off, suspended, leaving, another role', async () => {
    const acts: ((id: string) => Promise<unknown>)[] = [
      (id) => set(id, 'public_profile = 0'),
      (id) => set(id, "role = 'student', educator_status = NULL"),
      (id) =>
        env.DB.prepare(`INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'x')`).bind(id).run(),
      (id) => env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run(),
    ]
    for (const act of acts) {
      const id = await aListedEducator({ location: 'Hubballi', subjectsOfInterest: ['ESG'] })
      expect(await list('/api/educators?location=hub')).toHaveLength(1)
      await act(id)
      const { body } = await call('/api/educators')
      expect(body).toMatchObject({ items: [], listed: 0, total: 0, facets: { subjects: [], locations: [] } })
      expect(await list('/api/educators?search=asha')).toEqual([])
      expect((await call(`/api/educators/${id}`)).status).toBe(404)
    }
  })

  it('goes on behind somebody who hid while the list is paged', async () => {
    const [, second] = [await aListedEducator({ firstName: 'A' }), await aListedEducator({ firstName: 'B' })]
    await aListedEducator({ firstName: 'C', lastName: 'Last' })
    const { body } = await call('/api/educators?limit=2')
    await set(second, 'public_profile = 0')
    expect(await list(`/api/educators?limit=2&cursor=${body.nextCursor}`)).toEqual(['C Last'])
  })
})

describe('filters', () => {
  beforeEach(async () => {
    await aListedEducator({
      firstName: 'Asha',
      lastName: "D'Souza",
      designation: 'Limnologist',
      organizationAffiliation: 'Deccan Water Trust',
      bio: 'Walks tanks.',
      location: 'Bengaluru, Karnataka',
      subjectsOfInterest: ['Water Management', 'ESG'],
      languagesSpoken: ['Kannada'],
    })
    await aListedEducator({
      firstName: 'ಕಾವ್ಯ',
      lastName: 'ಹೆಗಡೆ',
      designation: 'Field ecologist',
      location: 'Pune, Maharashtra',
      subjectsOfInterest: ['ESG'],
    })
  })

  it.each([
    ['[S-205] the name in any case', 'search=ASHA', 1],
    ['[S-205] the bio', 'search=tanks', 1],
    ['[S-205] the designation', 'search=ecolog', 1],
    ['[S-205] the organization', 'search=deccan', 1],
    ['an apostrophe', "search=d'souza", 1],
    ['Kannada', `search=${encodeURIComponent('ಕಾವ್ಯ')}`, 1],
    ['[S-206] a subject', 'subject=ESG', 2],
    ['[S-206] a subject of one', 'subject=Water+Management', 1],
    ['[S-207] part of a location', 'location=karna', 1],
    ['[S-208] part of a designation', 'designation=LOGIST', 2],
    ['a language', 'language=Kannada', 1],
    ['all together', 'search=asha&subject=ESG&location=benga&designation=limno', 1],
    ['what nobody has', 'subject=ESG&location=mars', 0],
    ['a sign that means something elsewhere', 'location=%25', 0],
  ])('find by %s', async (_, query, count) => {
    const { body } = await call(`/api/educators?${query}`)
    expect(body.items).toHaveLength(count)
    expect(body.total).toBe(count)
  })

  it('offer what exists, with how many have it', async () => {
    const { body } = await call('/api/educators')
    expect(body.listed).toBe(2)
    expect(body.facets.subjects).toEqual([
      { value: 'ESG', count: 2 },
      { value: 'Water Management', count: 1 },
    ])
    expect(body.facets.locations.map(({ value }) => value)).toEqual(['Karnataka', 'Maharashtra'])
  })

  it('[S-219] [S-220] [S-221] of learners: any of the subjects, each person once', async () => {
    await aListedLearner({
      firstName: 'Meera',
      lastName: 'N',
      instituteName: 'Hebbal Institute',
      location: 'Bengaluru',
      subjectsOfInterest: ['ESG', 'Green Building'],
    })
    expect(await list('/api/learners?subject=ESG&subject=Green+Building')).toEqual(['Meera N'])
    expect(await list('/api/learners?subject=Water+Management')).toEqual([])
    expect(await list('/api/learners?search=hebbal')).toEqual(['Meera N'])
    expect(await list('/api/learners?location=BENGA')).toEqual(['Meera N'])
  })

  it('[C-54] takes the 18 subjects whole: one of an educator, any of a learner', async () => {
    expect(subjects).toHaveLength(18)
    const given = { firstName: 'Meera', lastName: 'N', subjectsOfInterest: ['Green Building'] }
    await aListedLearner(given)
    await aListedEducator(given)
    for (const path of ['/api/educators', '/api/learners']) {
      expect(await list(`${path}?subject=Green+Building`)).toContain('Meera N')
      for (const part of ['Green', 'green+building', 'Buildings'])
        expect((await call(`${path}?subject=${part}`)).status).toBe(422)
    }
    expect(await list('/api/learners?subject=ESG&subject=Green+Building')).toEqual(['Meera N'])
    expect((await call('/api/educators?subject=ESG&subject=Green+Building')).status).toBe(422)
  })

  it('pages through a filter, each person once', async () => {
    for (const firstName of ['B', 'C', 'D'])
      await aListedEducator({ firstName, location: 'Pune', subjectsOfInterest: ['ESG'] })
    const first = await call('/api/educators?location=pune&subject=ESG&limit=2')
    const next = await call(`/api/educators?location=pune&subject=ESG&limit=2&cursor=${first.body.nextCursor}`)
    expect([...namesOf(first), ...namesOf(next)]).toEqual(['B Raghunath', 'C Raghunath', 'D Raghunath', 'ಕಾವ್ಯ ಹೆಗಡೆ'])
  })
})

describe('the room of a mentor', () => {
  const listed = { publicProfile: true, dateOfBirth: '1980-01-01' } as const
  const monday6pm = 18
  const at = Date.parse('2026-11-15T12:00:00Z')
  const roomOf = async (id: string, now = at) => {
    const { body } = await startApi({ now: () => now }).ask(getEducator, { params: { id } })
    return [body.mentorRoom?.state, body.mentorRoom?.nextStart]
  }

  it('is told by capacity, requests and the next hour that nobody has, never one that passed', async () => {
    const mentor = await aUser('educator', {}, listed)
    await someMentorSettings(mentor, { capacity: 2, weeklyHours: [monday6pm] })
    expect(await roomOf(mentor.id)).toEqual(['accepting', '2026-11-16T12:30:00.000Z'])
    expect(await roomOf(mentor.id, at + 24 * 3_600_000)).toEqual(['accepting', '2026-11-23T12:30:00.000Z'])

    const learner = await aUser('student')
    const request = await aMentorshipRequest(learner, { mentorId: mentor.id, status: 'accepted' })
    await aMentorshipSession(request, { startsAt: Date.parse('2026-11-16T12:30:00Z') })
    expect(await roomOf(mentor.id)).toEqual(['accepting', '2026-11-23T12:30:00.000Z'])

    await aMentorshipRequest(learner, { mentorId: mentor.id })
    expect(await roomOf(mentor.id)).toEqual(['full', null])
  })

  it('is told of a mentor who pauses, and of an educator who was not approved', async () => {
    const mentor = await aUser('educator', {}, listed)
    await someMentorSettings(mentor, { pausedUntil: '2026-12-01', weeklyHours: [monday6pm] })
    expect(await roomOf(mentor.id)).toEqual(['paused', null])
    expect(await roomOf(mentor.id, Date.parse('2026-12-01T01:00:00Z'))).toEqual([
      'accepting',
      '2026-12-07T12:30:00.000Z',
    ])
    const { id: pending } = await aUser('educator', {}, { ...listed, educatorStatus: 'pending' })
    expect(await roomOf(pending)).toEqual([undefined, undefined])
  })
})

it('tells of a learner how many public entries they have, and the latest', async () => {
  const id = await aListedLearner()
  const found = async () => (await startApi().ask(getLearner, { params: { id } })).body
  await anImpactEntry(id, { title: 'Private', dateCompleted: '2026-11-01' })
  expect(await found()).toMatchObject({ publicEntries: 0, latestEntry: null })
  const latest = await anImpactEntry(id, { title: 'Storm drain walk', dateCompleted: '2026-10-04', isPublic: true })
  await anImpactEntry(id, { dateCompleted: '2026-10-03', isPublic: true })
  expect(await found()).toMatchObject({ publicEntries: 2, latestEntry: { id: latest, title: 'Storm drain walk' } })
})

it.each(['', '?subject=ESG', '?location=pune', '?subject=ESG&location=pune&designation=e', '?search=asha'])(
  'asks the database once for %j',
  async (query) => {
    const watched = watch(env.DB)
    await startApi({ db: watched.db }).call(`/api/educators${query}`)
    expect(watched.roundTrips).toBe(1)
  },
)

it.each([
  ['a location in capitals beyond ASCII', `location=${encodeURIComponent('ŚIVAMOGGA')}`, 1],
  ['a location in small letters beyond ASCII', `location=${encodeURIComponent('śiva')}`, 1],
  ['a location in letters and marks apart', `location=${encodeURIComponent('élancourt'.normalize('NFD'))}`, 1],
  ['a designation beyond ASCII', `designation=${encodeURIComponent('ökologin')}`, 1],
  ['a location beyond ASCII that nobody has', `location=${encodeURIComponent('zürich')}`, 0],
])('filters by %s', async (_, query, count) => {
  await aListedEducator({
    firstName: 'Élodie',
    lastName: 'Zanetti',
    designation: 'Ökologin',
    location: 'Śivamogga, Élancourt',
    subjectsOfInterest: ['Conservation'],
  })
  expect(await list(`/api/educators?${query}`)).toHaveLength(count)
})
