import { findViolations } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createOverlays, type Overlays as OverlaysStore } from '../chrome/overlays-store.ts'
import { Overlays } from '../chrome/overlays.tsx'
import { ExportTray } from './export-tray.tsx'
import { createExports, type Exports } from './exports-store.ts'

const href = '/api/exports/audit-log.csv?outcome=refused'

let container: HTMLElement
let opener: HTMLButtonElement
let overlays: OverlaysStore
let exports: Exports
let saved: { name: string; content: Blob }[]
let renewals: number
let isProven: boolean
let asked: { href: string; signal: AbortSignal; write: WritableStreamDefaultWriter<Uint8Array> }[]

beforeEach(async () => {
  await page.viewport(360, 740)
  document.documentElement.lang = 'en'
  document.title = 'Kere'
  container = document.createElement('div')
  container.dataset.app = 'shell'
  opener = document.createElement('button')
  opener.textContent = 'Export'
  document.body.append(opener, container)
  saved = []
  asked = []
  renewals = 0
  isProven = false
  overlays = createOverlays()
  exports = createExports({
    announce: overlays.announce,
    renewSession: async () => {
      renewals += 1
      return true
    },
    proveAnew: async () => isProven,
    save: (name, content) => void saved.push({ name, content }),
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function answer(total: number) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
    const { pathname, search } = new URL(new Request(input).url)
    asked.push({ href: pathname + search, signal: init!.signal!, write: writable.getWriter() })
    return new Response(readable, {
      headers: {
        'x-export-rows': String(total),
        'content-disposition': 'attachment; filename="audit-log-2026-11-22.csv"',
      },
    })
  })
}

const begin = async (total = 100_000) => {
  answer(total)
  const screen = await render(<Overlays overlays={overlays} />, { container })
  overlays.showTray(<ExportTray exports={exports} />, () => true)
  opener.focus()
  exports.start({ href, name: 'Audit log', total })
  await expect.poll(() => asked.length).toBe(1)
  return screen
}
const write = (text: string, place = 0) => asked[place]!.write.write(new TextEncoder().encode(text))
/** Contrast can be measured once the entry's animation has ended. */
const settle = () => container.getAnimations({ subtree: true }).forEach((animation) => animation.finish())
const announced = () => page.getByRole('status', { name: 'Page' })

describe('[U-22] the tray of exports', () => {
  it('shows how far a file is, in words and as a bar, and counts rows and not lines', async () => {
    const screen = await begin()
    await write('\uFEFFWhen,Note\r\n1,"two\r\nlines"\r\n2,"say ""so"""\r\n')
    await expect.element(screen.getByText('2 of 1,00,000 rows')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Exporting Audit log' })
    await expect.element(bar).toHaveAttribute('aria-valuenow', '2')
    await expect.element(bar).toHaveAttribute('aria-valuemax', '100000')
    await expect.element(announced()).toHaveTextContent('Exporting Audit log')
    expect([asked[0]?.href, renewals]).toEqual([href, 1])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    settle()
    expect(await findViolations(document.body)).toEqual([])
  })

  it('saves the file whole, and says what it is called and how long it is', async () => {
    const screen = await begin(1)
    await write('When\r\n1\r\n')
    await asked[0]!.write.close()
    await expect.element(screen.getByText('Audit log saved', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('1 row, audit-log-2026-11-22.csv')).toBeVisible()
    await expect.element(announced()).toHaveTextContent('Audit log exported, 1 row')
    expect([saved[0]?.name, await saved[0]?.content.text()]).toEqual(['audit-log-2026-11-22.csv', 'When\r\n1\r\n'])

    await screen.getByRole('button', { name: 'Dismiss Audit log' }).click()
    await expect.poll(() => exports.state).toEqual([])
    await expect.poll(() => document.activeElement).toBe(opener)
  })

  it('stops what is cancelled, and gives the focus back', async () => {
    const screen = await begin()
    await write('When\r\n1\r\n')
    await screen.getByRole('button', { name: 'Cancel export of Audit log' }).click()
    await expect.element(announced()).toHaveTextContent('Export of Audit log cancelled')
    expect([asked[0]?.signal.aborted, exports.state, saved, document.activeElement]).toEqual([true, [], [], opener])
  })

  it('saves nothing of a file that broke off, says so, and begins again with Retry', async () => {
    const screen = await begin(2)
    await write('When\r\n1\r\n')
    await asked[0]!.write.abort(new Error('cut'))
    await expect.element(screen.getByText('Audit log could not be exported', { exact: true })).toBeVisible()
    await expect
      .element(screen.getByText('The connection was lost, and the file was not saved.', { exact: true }))
      .toBeVisible()
    expect(saved).toEqual([])
    settle()
    expect(await findViolations(document.body)).toEqual([])

    await screen.getByRole('button', { name: 'Retry export of Audit log' }).click()
    await expect.poll(() => asked.length).toBe(2)
    await expect.element(screen.getByRole('listitem', { name: 'Exporting Audit log' })).toHaveFocus()
    await write('When\r\n1\r\n2\r\n', 1)
    await asked[1]!.write.close()
    await expect.poll(() => saved.length).toBe(1)
    expect(renewals).toBe(2)
  })

  it('says why the API refused', async () => {
    const screen = await render(<Overlays overlays={overlays} />, { container })
    overlays.showTray(<ExportTray exports={exports} />, () => true)
    const problem = {
      type: 'x',
      title: 'Too many attempts. Wait a few minutes before you try again',
      status: 429,
      code: 'too_many_attempts',
    }
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(problem, { status: 429 }))
    exports.start({ href, name: 'Audit log' })
    await expect.element(screen.getByText(problem.title, { exact: true })).toBeVisible()
  })

  it('goes on once the user has proven anew who they are, and says why not if they have not', async () => {
    const screen = await render(<Overlays overlays={overlays} />, { container })
    overlays.showTray(<ExportTray exports={exports} />, () => true)
    const problem = { type: 'x', title: 'Confirm that it is you', status: 403, code: 'fresh_proof_needed' }
    const headers = { 'content-disposition': 'attachment; filename="users.csv"' }
    vi.spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json(problem, { status: 403 }))
      .mockResolvedValueOnce(Response.json(problem, { status: 403 }))
      .mockResolvedValueOnce(new Response('Name\nMeera\n', { headers }))
    exports.start({ href, name: 'Users' })
    await expect.element(screen.getByText(problem.title, { exact: true })).toBeVisible()
    isProven = true
    exports.start({ href, name: 'Users' })
    await expect.element(screen.getByText('1 row, users.csv')).toBeVisible()
  })

  it('asks by POST for what is told by mail, and counts the lines of JSON whatever is quoted in them', async () => {
    const screen = await render(<Overlays overlays={overlays} />, { container })
    overlays.showTray(<ExportTray exports={exports} />, () => true)
    const content = '{"about":{},\n"tables":{"notes":[{"text":"6\\" deep"}\n,{"text":"so"}\n]}}'
    const headers = {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="kere-data.json"',
    }
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(content, { headers }))
    exports.start({ href: '/api/me/data', method: 'POST', name: 'Your data' })
    await expect.element(screen.getByText('2 rows, kere-data.json')).toBeVisible()
    expect(fetched.mock.calls[0]?.[1]?.method).toBe('POST')
    expect([saved[0]?.content.type, await saved[0]?.content.text()]).toEqual(['application/json', content])
  })

  it('takes the same file once at a time', async () => {
    await begin()
    exports.start({ href, name: 'Audit log' })
    await expect.element(announced()).toHaveTextContent('Audit log is already being exported')
    expect([exports.state.length, asked.length]).toEqual([1, 1])
  })
})
