import type { PageBar } from '@kere/platform/boot'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startBar } from './developer-bar.ts'

const since = '2026-11-18T06:00:00.000Z'

const ofAdmin: PageBar = {
  script: '',
  until: null,
  remotes: [
    {
      name: 'public',
      release: 'bbbbbbbbbbbb',
      bucket: 'trial',
      link: '/_preview/public.bbbbbbbbbbbb.1.x',
      kept: [
        { release: 'aaaaaaaaaaaa', since, place: 'stable' },
        { release: 'bbbbbbbbbbbb', since, place: 'trial' },
      ],
    },
    { name: 'admin', release: 'cccccccccccc', bucket: 'stable', link: null, kept: [] },
  ],
}

const ofGuest: PageBar = {
  script: '',
  until: Date.parse('2026-11-20T06:00:00.000Z'),
  remotes: [{ ...ofAdmin.remotes[0]!, bucket: 'preview', kept: [] }],
}

let content: HTMLElement
let host: HTMLElement

beforeEach(() => {
  content = document.createElement('main')
  show('public')
  document.body.append(content)
})
afterEach(async () => {
  vi.restoreAllMocks()
  content.remove()
  host.remove()
  document.adoptedStyleSheets = []
  await page.viewport(1280, 800)
})

function show(app: string) {
  const drawn = document.createElement('div')
  drawn.dataset.app = app
  drawn.textContent = 'Courses'
  content.replaceChildren(drawn)
}

const open = () => page.getByRole('button', { name: /More$/ }).click()

it('says which release drew the page, and which draws the next one', async () => {
  host = startBar(ofAdmin, content)
  const bar = page.getByRole('region', { name: 'Release' })
  await expect.element(bar).toHaveTextContent(/Trial\s*public\s*bbbbbbbbbbbb/)
  show('admin')
  await expect.element(bar).toHaveTextContent(/Stable\s*admin\s*cccccccccccc/)
  show('shell')
  await expect.element(bar).toHaveTextContent('The shell')
})

it('is worked by keyboard, and leads to another kept release by a form of the shell', async () => {
  host = startBar(ofAdmin, content)
  const opener = page.getByRole('button', { name: /More$/ })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  const button = host.shadowRoot!.querySelector('button')!
  button.focus()
  await userEvent.keyboard('{Enter}')
  const choice = page.getByLabelText('Release for me')
  await expect.element(choice).toHaveValue('bbbbbbbbbbbb')
  await choice.selectOptions('aaaaaaaaaaaa')
  const form = host.shadowRoot!.querySelector('form')!
  expect([form.method, new URL(form.action).pathname, ...new FormData(form)]).toEqual([
    'post',
    '/_bar/release',
    ['remote', 'public'],
    ['release', 'aaaaaaaaaaaa'],
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(choice).not.toBeVisible()
  expect(host.shadowRoot!.activeElement).toBe(button)
})

it('copies the link of the release that is shown', async () => {
  host = startBar(ofAdmin, content)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  expect(written).toHaveBeenCalledWith(`${location.origin}/_preview/public.bbbbbbbbbbbb.1.x`)
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied.')
})

it('shows a guest until when, offers no other release, and is left with one press', async () => {
  host = startBar(ofGuest, content)
  const bar = page.getByRole('region', { name: 'Preview' })
  await open()
  await expect
    .element(bar)
    .toHaveTextContent(/Preview of public bbbbbbbbbbbb, seen by you alone, until 20 Nov 2026, 11:30/)
  await expect.element(page.getByLabelText('Release for me')).not.toBeInTheDocument()
  const form = host.shadowRoot!.querySelector<HTMLFormElement>('form')!
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/_preview/end'])
  await expect.element(page.getByRole('button', { name: 'End preview' })).toBeVisible()
})

it.each([360, 1280])('is wholly on a screen of %i px, whatever a sheet of the release hides', async (width) => {
  await page.viewport(width, 640)
  const hostile = document.createElement('style')
  hostile.textContent = 'body * { display: none !important }'
  document.head.append(hostile)
  host = startBar({ ...ofGuest, remotes: [{ ...ofAdmin.remotes[0]!, bucket: 'preview' }] }, content)
  await open()
  const { left, right, bottom, height } = host.getBoundingClientRect()
  expect([left, right, Math.round(bottom), height >= 44]).toEqual([0, width, 640, true])
  for (const part of host.shadowRoot!.querySelectorAll('section *'))
    expect([part.className, part.getBoundingClientRect().right <= width]).toEqual([part.className, true])
  hostile.remove()
})

it.each(['light', 'dark'] as const)('has nothing for axe in %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  host = startBar(ofAdmin, content)
  await open()
  expect(await checkA11y(host)).toEqual([])
  delete document.documentElement.dataset.theme
})
