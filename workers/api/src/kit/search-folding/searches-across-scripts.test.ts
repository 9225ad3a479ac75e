import { env } from 'cloudflare:workers'
import type { SiteSearch } from '@kere/contracts/search/site-search'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import { aListedEducator } from '../../../test/listed-people.ts'
import { aLab } from '../../../test/labs.ts'
import { aPosition } from '../../../test/careers.ts'
import { aPublishedEvent } from '../../../test/published-events.ts'
import { searches, spelledFirst, titles } from '../../../test/searches-across-scripts.ts'
import { openDatabase } from '../../base/context.ts'
import { foldTexts } from './fold-texts.ts'

const api = startApi()
const kinds = ['courses', 'events', 'labs', 'people'] as const

beforeAll(async () => {
  await emptyDatabase()
  const educator = await anEducator()
  // No other text may be found.
  const description = '–'
  for (const title of Object.values(titles)) {
    await aCourse(educator, { title, description })
    await aPublishedEvent(educator, { title, description })
    await aLab(educator, { details: { title, description } })
    await aListedEducator({ firstName: title, lastName: '', bio: '', organizationAffiliation: '', designation: '' })
  }
  await aCourse(educator, { title: 'ಹೊಂಗೆ', description })
  await aCourse(educator, { title: 'ಮರ', description: 'ಹೊಂಗೆ' })
  await aListedEducator({ firstName: 'Rao', lastName: '', bio: '', location: 'Dharwad, Karnataka' })
  await aPosition({ title: 'ಕೆರೆ ಕಾವಲು', description })
  await aPosition({ title: 'Kere warden', description })
  while ((await foldTexts({ db: openDatabase(env.DB) })) > 0);
})

const keyOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(titles).map(([key, title]) => [title, key]),
)
const keysFor = (found: readonly string[]) => found.map((title) => keyOf[title.trim()] ?? title)

async function ask(path: string) {
  const { status, text } = await api.call(path)
  if (status !== 200) throw new Error(text)
  return JSON.parse(text) as unknown
}

async function list(path: string, search: string) {
  const { items } = (await ask(`${path}search=${encodeURIComponent(search)}`)) as {
    items: { title?: string; firstName?: string; name?: string }[]
  }
  return keysFor(items.map((item) => (item.title ?? item.firstName ?? item.name)!))
}

async function searchSite(search: string): Promise<Record<string, string[]>> {
  const { groups } = (await ask(`/api/search?q=${encodeURIComponent(search)}&limit=24`)) as SiteSearch
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title.trim())]))
}

const keysOfKind = (groups: Record<string, string[]>, kind: string) => keysFor(groups[kind] ?? [])

describe.each(searches)('a search for %j finds what is named so in each script', (search, finds) => {
  it.each(['/api/courses?', '/api/events?', '/api/challenge-labs?', '/api/educators?'])('in %s', async (path) => {
    expect((await list(path, search)).toSorted()).toEqual(finds.toSorted())
  })

  it('in each kind of the site', async () => {
    const groups = await searchSite(search)
    for (const kind of kinds) expect([kind, keysOfKind(groups, kind).toSorted()]).toEqual([kind, finds.toSorted()])
  })
})

describe.each(spelledFirst)('a search for %j shows first what is spelled so', (search, first) => {
  it('in the catalogue', async () => {
    expect((await list('/api/courses?', search)).slice(0, first.length).toSorted()).toEqual(first.toSorted())
  })

  it('in each kind of the site', async () => {
    const groups = await searchSite(search)
    for (const kind of kinds)
      expect([kind, keysOfKind(groups, kind).slice(0, first.length).toSorted()]).toEqual([kind, first.toSorted()])
  })
})

it('shows what is heard in a title before what is heard in a text', async () => {
  expect((await searchSite('honge')).courses).toEqual(['ಹೊಂಗೆ', 'ಮರ'])
})

it('finds people by a place in another script', async () => {
  expect(await list('/api/educators?location=ಧಾರವಾಡ&', '')).toEqual(['Rao'])
})

it.each(['kere', 'kerey', 'ಕೆರೆ', 'केरे'])('searches what has no table of its own for %j likewise', async (search) => {
  expect((await searchSite(search)).positions?.toSorted()).toEqual(['Kere warden', 'ಕೆರೆ ಕಾವಲು'])
})
