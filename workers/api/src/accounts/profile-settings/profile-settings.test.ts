import { env } from 'cloudflare:workers'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import type { ProfileSectionName } from '@kere/contracts/accounts/profile-settings'
import { verifyAccessToken } from '@kere/session/access-token'
import { readCookie } from '@kere/session/session-cookies'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aStoredFile, emptyBucket } from '../../../test/files.ts'
import { aPng, textBytes } from '../../../test/pictures.ts'
import { aUser, cookieFrom, secret, type TestUser } from '../../../test/sessions.ts'

beforeEach(emptyDatabase)

const grownUp = { dateOfBirth: '1990-02-28', firstName: 'Zarine', lastName: 'Dastur' }
const aLearner = (profile = {}) => aUser('student', {}, { ...grownUp, ...profile })
const anEducator = (profile = {}) => aUser('educator', {}, { ...grownUp, designation: 'Hydrologist', ...profile })

const read = (user: TestUser) => startApi().call('/api/me/profile', { headers: { cookie: user.cookie } })

const put = (user: TestUser, path: string, body: unknown, api = startApi()) =>
  api.call(`/api/me/profile/${path}`, {
    method: 'PUT',
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', cookie: user.cookie },
    body: JSON.stringify(body),
  })

async function save(user: TestUser, section: ProfileSectionName, values: unknown) {
  const { body } = await read(user)
  return put(user, section, { version: body.sections[section]?.version ?? 0, values })
}

const stored = ({ id }: TestUser) => env.DB.prepare('SELECT * FROM profiles WHERE id = ?').bind(id).first()
const fileOf = (id: string) => env.DB.prepare('SELECT uses, unused_at FROM files WHERE id = ?').bind(id).first()

const about = { bio: '', location: '', languagesSpoken: [], certifications: [] }
const links = { phoneNumber: '', linkedinUrl: '', lumaProfileUrl: '', whatsappGroupLink: '' }

describe('the sections', () => {
  it('[S-349] [S-350] [S-351] [part of S-352] are those of the role, and the address is beside them', async () => {
    const sectionsOf = async (user: TestUser) => {
      const { status, body } = await read(user)
      expect([status, body.email]).toEqual([200, user.email])
      return Object.keys(body.sections)
    }
    expect(await sectionsOf(await aLearner())).toEqual(['name', 'about', 'study', 'subjects', 'hub', 'personal'])
    expect(await sectionsOf(await anEducator())).toEqual([
      'name',
      'about',
      'work',
      'links',
      'subjects',
      'directory',
      'personal',
    ])
    expect(await sectionsOf(await aUser('admin', {}, grownUp))).toEqual(['name', 'about', 'work', 'personal'])
    expect(await sectionsOf(await aLearner({ dateOfBirth: '2010-01-01' }))).toEqual([
      'name',
      'about',
      'study',
      'subjects',
    ])
  })

  it('[S-508] take no email, neither among their values nor beside them', async () => {
    for (const user of [await aLearner(), await anEducator(), await aUser('admin', {}, grownUp)]) {
      const { body } = await read(user)
      for (const [name, section] of Object.entries(body.sections)) {
        if (!section) continue
        const email = 'another@example.kere.test'
        const refused = [
          await put(user, name, { version: section.version, values: { ...section.values, email } }),
          await put(user, name, { version: section.version, values: section.values, email }),
        ]
        for (const { status, body: problem } of refused)
          expect([name, status, problem.errors?.map(({ detail }) => detail)]).toEqual([
            name,
            422,
            expect.arrayContaining(['Unknown fields were sent']) as string[],
          ])
      }
      expect((await read(user)).body.email).toBe(user.email)
      expect(await env.DB.prepare('SELECT email FROM users WHERE id = ?').bind(user.id).first('email')).toBe(user.email)
    }
  })

  it('[S-360] ignore blank entries, and keep text as it is', async () => {
    const learner = await aLearner()
    const values = { ...about, languagesSpoken: [' ', 'ಕನ್ನಡ ', 'ಕನ್ನಡ', ''], certifications: ['\t', 'Open water'] }
    const { status, body } = await save(learner, 'about', values)
    expect([status, body.sections.about?.values]).toEqual([
      200,
      { ...about, languagesSpoken: ['ಕನ್ನಡ'], certifications: ['Open water'] },
    ])
    expect((await read(learner)).body).toEqual(body)
  })

  it('[S-359] [part of U-06] take six subjects of the eighteen, and refuse 10,000 with one sentence', async () => {
    const learner = await aLearner()
    const choose = async (subjectsOfInterest: string[]) => {
      const { status, body } = await save(learner, 'subjects', { subjectsOfInterest })
      return status === 200 ? status : body.errors
    }
    const six = ['Climate Justice', 'Circular Economy', 'ESG', 'Life Cycle Assessment', 'Green Building']
    expect(await choose([...six, 'Sustainability Education', 'ESG'])).toBe(200)
    const pointer = '/body/values/subjectsOfInterest'
    const tooMany = [{ pointer, detail: 'Please add at most 6' }]
    expect(await choose([...six, 'Sustainability Education', 'Water Management'])).toEqual(tooMany)
    expect(await choose(Array.from({ length: 10_000 }, (_, index) => `${index}`.slice(0, 2)))).toEqual(tooMany)
    expect(await choose(['Astrology'])).toMatchObject([{ pointer: `${pointer}/0` }])
  })

  it.each([
    [
      'linkedinUrl',
      'https://linkedin.com.evil.test/in/x',
      'Please enter a valid LinkedIn URL, for example https://www.linkedin.com/in/asha-rao',
    ],
    [
      'lumaProfileUrl',
      'http://lu.ma.evil.test/x',
      'Please enter a valid Lu.ma URL starting with https://lu.ma/, for example https://lu.ma/asha-rao',
    ],
    [
      'whatsappGroupLink',
      'javascript:alert(1)//https://chat.whatsapp.com/',
      'Please enter a valid WhatsApp group link starting with https://chat.whatsapp.com/',
    ],
    ['phoneNumber', '12345', 'Please enter a valid phone number'],
  ])('[part of S-352] [C-55] refuse %s that is %s', async (field, value, detail) => {
    const educator = await anEducator()
    const { status, body } = await save(educator, 'links', { ...links, [field]: value })
    expect([status, body.errors]).toEqual([422, [{ pointer: `/body/values/${field}`, detail }]])
  })

  it('[C-49] keep no location of somebody under 18', async () => {
    const minor = await aLearner({ dateOfBirth: '2010-01-01' })
    const { body } = await save(minor, 'about', { ...about, bio: 'Maps rain.', location: 'Kochi' })
    expect(body.sections.about?.values).toMatchObject({ bio: 'Maps rain.', location: '' })
  })

  it('put a new name into the session too', async () => {
    const learner = await aLearner()
    const { headers } = await save(learner, 'name', { firstName: ' Zarina ', lastName: 'Dastur' })
    const token = readCookie(cookieFrom(headers), accessCookie)
    const claims = await verifyAccessToken(token, secret, Date.parse('2026-11-15T12:05:00Z'))
    expect(claims?.user).toMatchObject({ firstName: 'Zarina', lastName: 'Dastur' })
  })

  it('[S-355] answer a failure with the sentence, and keep what was there', async () => {
    const educator = await anEducator()
    const { body } = await read(educator)
    const values = { designation: 'Limnologist', organizationAffiliation: '', teachingExperience: 3 }
    const { status } = await put(
      educator,
      'work',
      { version: body.sections.work?.version, values },
      startApi({ db: failingDatabase((sql) => sql.startsWith('update "profiles"')) }),
    )
    expect(status).toBeGreaterThanOrEqual(500)
    expect(await stored(educator)).toMatchObject({ designation: 'Hydrologist' })
  })
})

describe('two tabs', () => {
  it('that save the same section: one is told, and nothing of the other is lost', async () => {
    const educator = await anEducator()
    const version = (await read(educator)).body.sections.work?.version
    const work = (designation: string) => ({ designation, organizationAffiliation: '', teachingExperience: null })
    const answers = await Promise.all(
      ['Limnologist', 'Geologist'].map((designation) => put(educator, 'work', { version, values: work(designation) })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('profile_changed')
    const won = answers.find(({ status }) => status === 200)?.body.sections.work
    expect((await read(educator)).body.sections.work).toEqual(won)
    expect((await put(educator, 'work', { version, values: won?.values })).status).toBe(200)
  })

  it('that save two sections disturb each other nowhere', async () => {
    const learner = await aLearner()
    const { sections } = (await read(learner)).body
    const bio = { ...about, bio: 'Maps rain.' }
    expect((await put(learner, 'about', { version: sections.about?.version, values: bio })).status).toBe(200)
    const chosen = { version: sections.subjects?.version, values: { subjectsOfInterest: ['ESG'] } }
    const { status, body } = await put(learner, 'subjects', chosen)
    expect([status, body.sections.about?.values.bio]).toEqual([200, 'Maps rain.'])
  })
})

describe('how others see me', () => {
  const allowed = [
    'name',
    'avatarPath',
    'bio',
    'designation',
    'organization',
    'instituteName',
    'location',
    'subjects',
    'languages',
    'calendarUrl',
    'groupUrl',
  ]
  const everything = {
    avatarUrl: '/media/avatars/x',
    bio: 'Maps rain.',
    location: 'Kochi',
    gender: 'female' as const,
    studyYear: 'Year 2',
    instituteName: 'A college',
    state: 'Kerala',
    designation: 'Hydrologist',
    teachingExperience: 4,
    linkedinUrl: 'https://linkedin.com/in/z',
    phoneNumber: '+919876543210',
    subjectsOfInterest: ['ESG'],
    organizationAffiliation: 'Bund and Basin',
    languagesSpoken: ['Kannada'],
    certifications: ['Open water'],
    lumaProfileUrl: 'https://lu.ma/z',
    whatsappGroupLink: 'https://chat.whatsapp.com/z',
  }

  it('[C-30] is exactly what is allowed, and each link by its own switch', async () => {
    const educator = await anEducator(everything)
    const { profile, isListed } = (await read(educator)).body.asOthersSee
    expect([Object.keys(profile), isListed]).toEqual([allowed, false])
    expect(profile).toMatchObject({
      name: 'Zarine Dastur',
      bio: 'Maps rain.',
      designation: 'Hydrologist',
      organization: 'Bund and Basin',
      instituteName: null,
      calendarUrl: null,
      groupUrl: null,
    })

    const { body } = await save(educator, 'directory', {
      publicProfile: true,
      showsLumaProfile: true,
      showsWhatsappGroup: false,
    })
    expect(body.asOthersSee).toMatchObject({
      isListed: true,
      profile: { calendarUrl: 'https://lu.ma/z', groupUrl: null },
    })
    expect(JSON.stringify(body.asOthersSee)).not.toMatch(/98765|female|1990|linkedin|whatsapp|@|Open water/)
  })

  it('[C-29] of an educator says public or private with the one switch', async () => {
    const educator = await anEducator()
    const directory = { publicProfile: true, showsLumaProfile: false, showsWhatsappGroup: false }
    await save(educator, 'directory', directory)
    expect(await stored(educator)).toMatchObject({ public_profile: 1, visibility_status: 'public' })
    await save(educator, 'directory', { ...directory, publicProfile: false })
    expect(await stored(educator)).toMatchObject({ public_profile: 0, visibility_status: 'private' })
  })

  it('[C-49] of somebody under 18 is the first name and an initial, whatever is stored', async () => {
    const minor = await aLearner({ ...everything, dateOfBirth: '2010-01-01', isDiscoverable: true })
    const { isListed, profile } = (await read(minor)).body.asOthersSee
    expect([isListed, Object.keys(profile)]).toEqual([false, allowed])
    expect(Object.values(profile).filter((value) => value !== null && String(value) !== '')).toEqual(['Zarine D.'])
  })
})

describe('the photo', () => {
  const anAvatar = (user: TestUser) => aStoredFile(user, { kind: 'avatar' })
  const show = (user: TestUser, path: string | null) => put(user, 'avatar', { path })

  it('[S-349] is a file as long as the profile shows it', async () => {
    const learner = await aLearner()
    const [first, second] = [await anAvatar(learner), await anAvatar(learner)]
    expect((await show(learner, first.path)).body.avatarPath).toBe(first.path)
    expect((await show(learner, first.path)).status).toBe(200)
    expect(await fileOf(first.id)).toEqual({ uses: 1, unused_at: null })
    await show(learner, second.path)
    expect(await fileOf(first.id)).toMatchObject({ uses: 0, unused_at: expect.any(Number) })
    expect((await show(learner, null)).body.avatarPath).toBe(null)
    expect(await fileOf(second.id)).toMatchObject({ uses: 0 })
  })

  it('[W-30.key] is a short address in the row, and its object has a key of its own', async () => {
    const learner = await aLearner()
    const { path, objectKey } = await anAvatar(learner)
    await show(learner, path)
    const { avatar_url: inRow } = (await stored(learner)) as { avatar_url: string }
    expect(inRow).toBe(path)
    expect(inRow).toMatch(/^\/media\/[\w/.-]{1,120}$/)
    expect((await env.MEDIA.head(objectKey))?.size).toBeGreaterThan(0)
  })

  it('is no other address, nothing of somebody else, and no cover', async () => {
    const learner = await aLearner()
    const others = await anAvatar(await aLearner())
    const cover = await aStoredFile(learner)
    for (const path of ['https://elsewhere.test/a.png', 'data:image/png;base64,AA', others.path, cover.path])
      expect([path, (await show(learner, path)).body.errors?.[0]?.pointer]).toEqual([path, '/body/path'])
  })

  it('goes with a person who is erased', async () => {
    const learner = await aLearner()
    const { id, objectKey, path } = await anAvatar(learner)
    await show(learner, path)
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(learner.id).run()
    expect(await fileOf(id)).toBe(null)
    const removed = await env.DB.prepare('SELECT object_key FROM removed_objects').all()
    expect(removed.results).toEqual([{ object_key: objectKey }])
  })
})

describe('uploading a photo', () => {
  const send = (user: TestUser, path: string, method: string, body: BodyInit, media = env.MEDIA) =>
    startApi({ media }).call(path, {
      method,
      headers: { origin: 'https://kere.test', 'content-type': 'application/json', cookie: user.cookie },
      body,
    })
  const begin = (user: TestUser, size: number) =>
    send(user, '/api/files', 'POST', JSON.stringify({ kind: 'avatar', size }))

  it('[S-357] [S-579.avatar] [C-47] takes 512,000 bytes and not one more, nor none', async () => {
    const learner = await aLearner()
    expect((await begin(learner, 512_000)).status).toBe(201)
    const { status, body } = await begin(learner, 512_001)
    expect([status, body.detail]).toEqual([
      413,
      'Image size must be less than 500KB. Please compress your image and try again.',
    ])
    expect((await begin(learner, 0)).body.code).toBe('file_empty')
  })

  it('[S-356] [S-358] that is refused or fails says so, and leaves the photo that is there', async () => {
    await emptyBucket()
    const learner = await aLearner()
    const shown = await aStoredFile(learner, { kind: 'avatar' })
    await put(learner, 'avatar', { path: shown.path })
    const upload = async (bytes: Uint8Array<ArrayBuffer>, media?: R2Bucket) => {
      const { id } = (await begin(learner, bytes.length)).body
      const { status, body } = await send(learner, `/api/files/${id}/content`, 'PUT', bytes, media)
      return [status, body.detail]
    }
    const page = textBytes('<!doctype html><script>alert(1)</script>')
    expect(await upload(page)).toEqual([415, 'Please select a JPG, PNG, or WEBP image file.'])
    const down: R2Bucket = Object.assign(Object.create(env.MEDIA) as R2Bucket, {
      put: () => Promise.reject(new Error('R2 is down')),
    })
    expect(await upload(aPng(), down)).toEqual([503, 'Failed to upload image. Please try again.'])

    const { avatarPath } = (await read(learner)).body
    expect(avatarPath).toBe(shown.path)
    expect((await startApi().call(`/api${avatarPath}`)).status).toBe(200)
    expect((await env.MEDIA.list()).objects.map(({ key }) => key)).toEqual([shown.objectKey])
  })
})
