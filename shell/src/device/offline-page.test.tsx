import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore, type DeviceStore } from './device-store.ts'
import { createAnswers } from './kept-answers.ts'
import { readDevice } from './kept-places.ts'
import { answerOffline } from './offline-page.ts'
import { createWrites } from './waiting-writes.ts'

const database = 'kere-offline-page'
let store: Promise<DeviceStore>

beforeEach(() => void (store = openStore(database)))
afterEach(async () => {
  ;(await store).close()
  await deleteDB(database)
})

const list = (userId: string, path: string, group: string, title: string) =>
  createAnswers(store, userId).keepAnswer(location.origin + path, JSON.stringify({ group, title }))

async function write(userId: string, target: string) {
  const offline = { isOnline: () => false, fetch: () => Promise.reject(new TypeError()) }
  const writes = createWrites({ store, userId, name: database, renewSession: async () => true, ...offline })
  await writes.send({ target, method: 'PUT', path: '/api/note', body: {} })
  writes.close()
}

async function open(userId: string, kept: readonly string[]) {
  const page = { address: '/dashboard/a?b="c"', fonts: ['/assets/atkinson-BePO8TQ4.woff2'], kept: new Set(kept) }
  const answer = await answerOffline({ ...page, ...(await readDevice(await store, userId)) })
  return { answer, page: new DOMParser().parseFromString(await answer.text(), 'text/html') }
}

const linksIn = (page: Document) => [...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'))

const ticket = '/dashboard/my-events/evt_1'
const lesson = '/dashboard/my-courses/crs_1?lesson=les_1'

describe('the page without a connection', () => {
  it('lists what its reader has kept, under the headings of the pages, and nothing of others', async () => {
    await list('usr_1', lesson, 'Lessons', 'Reading <i>soil</i>')
    await list('usr_1', ticket, 'Tickets', 'Lake walk')
    await list('usr_2', '/dashboard/my-events/evt_2', 'Tickets', 'A secret')
    const { page } = await open('usr_1', ['/dashboard/my-courses/crs_1', ticket])
    const headings = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect(new Set(headings)).toEqual(new Set(['Lessons', 'Tickets']))
    expect(new Set(linksIn(page))).toEqual(new Set([lesson, ticket]))
    expect(page.body.textContent).toContain('Reading <i>soil</i>')
    expect(page.body.textContent).not.toContain('secret')
  })

  it('links a page in the language that it was kept in', async () => {
    await list('usr_1', lesson, 'Lessons', 'Reading soil')
    const { page } = await open('usr_1', ['/kn/dashboard/my-courses/crs_1'])
    expect(linksIn(page)).toEqual([`/kn${lesson}`])
  })

  it('leaves out what does not open any more', async () => {
    await list('usr_1', ticket, 'Tickets', 'Lake walk')
    const { page } = await open('usr_1', ['/dashboard/my-events'])
    expect(linksIn(page)).toEqual([])
    expect(page.body.textContent).toContain('Nothing is saved on this device')
  })

  it('counts what waits to be sent by the page that it was made on', async () => {
    await write('usr_1', 'note')
    await write('usr_1', 'done')
    await write('usr_2', 'note')
    const { page } = await open('usr_1', [])
    expect(page.querySelectorAll('li')).toHaveLength(1)
    expect(page.body.textContent).toContain('2 changes')
  })

  it('leads back to what was asked for, and allows no script but its own', async () => {
    const { answer, page } = await open('usr_1', [])
    expect(answer.status).toBe(503)
    expect(page.querySelector('.main')?.getAttribute('href')).toBe('/dashboard/a?b="c"')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'sha256-[^']+'; style/,
    )
    expect(page.querySelector('style')?.textContent).toContain('url(/assets/atkinson-BePO8TQ4.woff2)')
  })
})
