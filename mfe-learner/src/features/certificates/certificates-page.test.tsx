import type { MyCertificate } from '@kere/contracts/certificates/certificates'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visitPage } from '../../testing/visit-page.tsx'

const certificate: MyCertificate = {
  id: 'crt_1',
  address: 'https://kere.example/certificates/crt_1',
  holderName: 'Meera Nambiar',
  course: { id: 'crs_1', title: 'Reading a lake', isPublished: true },
  words: '',
  signature: 'Asha Raghunath',
  lessonCount: 12,
  lessonsDone: 12,
  minutes: 0,
  completedAt: '2026-11-15T06:00:00.000Z',
  issuedAt: '2026-11-18T06:00:00.000Z',
  state: 'valid',
  revokedAt: null,
  isIndexed: false,
  isPublic: false,
  revokeReason: null,
  isUnderAge: false,
}

function visit(items: Partial<MyCertificate>[], refuses = false) {
  const sent: unknown[] = []
  return visitPage('/dashboard/certificates', async ({ pathname }, request) => {
    if (request.method === 'GET')
      return Response.json({
        items: items.map((given) => ({ ...certificate, ...given })),
        nextCursor: null,
        total: items.length,
        totalIsLowerBound: false,
      })
    const body = (await request.json().catch(() => null)) as Partial<MyCertificate> | null
    sent.push([pathname, body])
    return refuses ? problem('certificate_under_age') : Response.json({ ...certificate, ...body })
  }).then((visited) => ({ ...visited, sent }))
}

it('[W-09] lists certificates with who may see them, each by a switch', async () => {
  const { screen, container, sent } = await visit([{}])
  const inPortfolio = screen.getByRole('switch', { name: 'Show in my portfolio' })
  await inPortfolio.click()
  await expect.element(inPortfolio).toBeChecked()
  await screen.getByRole('switch', { name: 'Let search engines find it' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['/api/me/certificates/crt_1', { isPublic: true }],
      ['/api/me/certificates/crt_1', { isIndexed: true }],
    ])
  await expect
    .element(screen.getByRole('link', { name: 'Open: certificate of Reading a lake' }))
    .toHaveAttribute('href', '/certificates/crt_1')
  expect(await checkA11y(container)).toEqual([])
})

it('switches back with the reason when a change is refused', async () => {
  const { screen, notices } = await visit([{}], true)
  const toggle = screen.getByRole('switch', { name: 'Show in my portfolio' })
  await toggle.click()
  await expect.poll(() => notices).toMatchObject([{ tone: 'error', text: /under 18/ }])
  await expect.element(toggle).not.toBeChecked()
})

it('offers neither to who is not of age, and says why one was revoked', async () => {
  const { screen } = await visit([
    { isUnderAge: true },
    { id: 'crt_2', state: 'revoked', revokeReason: 'Two readings were copied.' },
  ])
  await expect.element(screen.getByRole('switch', { name: 'Show in my portfolio' })).toBeDisabled()
  await expect.element(screen.getByText(/^Revoked: Two readings were copied\./)).toBeVisible()
})

it('has a certificate issued anew to a name that was corrected since', async () => {
  const { screen, notices, sent } = await visit([{ correctedName: 'Meera Nambiar-Rao' }])
  await expect.element(screen.getByText(/^Your name is now Meera Nambiar-Rao\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Correct the name' }).click()
  await expect.poll(() => sent).toEqual([['/api/me/certificates/crt_1/corrections', null]])
  await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: /^The new certificate is issued to / }])
})

it('says without one how to get one', async () => {
  const { screen } = await visit([])
  await expect.element(screen.getByRole('heading', { name: 'No certificates yet' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/courses')
})

/** Reads the names in an uncompressed ZIP from the directory at its end. */
async function namesIn(archive: Blob) {
  const view = new DataView(await archive.arrayBuffer())
  const names: string[] = []
  let at = view.getUint32(view.byteLength - 22 + 16, true)
  while (view.getUint32(at, true) === 0x02_01_4b_50) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    names.push(new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, name)))
    at += 46 + name + extra + comment
  }
  return names
}

describe('downloading all', () => {
  const file = (body: string, status = 200) => new Response(body, { status })
  const press = async (items: Partial<MyCertificate>[], answer = (path: string) => file(path)) => {
    const visited = await visit(items)
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      typeof input === 'string' && input.startsWith('/certificates/') ? answer(input) : real(input, init),
    )
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      saved.push(given as Blob)
      return '#saved'
    })
    await visited.screen.getByRole('button', { name: 'Download all' }).click()
    return { ...visited, saved }
  }
  afterEach(() => vi.restoreAllMocks())

  it('saves every signed file, and the picture of each valid one', async () => {
    const { notices, saved } = await press([{}, { id: 'crt_2', state: 'revoked' }, { id: 'crt_3', state: 'signing' }])
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: '2 certificates in certificates.zip' }])
    expect(await namesIn(saved[0]!)).toEqual(['crt_1.json', 'crt_1.png', 'crt_2.json'])
  })

  it('saves nothing where one cannot be fetched, and says so', async () => {
    const failed = await press([{}, { id: 'crt_2' }], (path) => file('', path.includes('crt_2') ? 500 : 200))
    await expect.poll(() => failed.notices).toMatchObject([{ tone: 'error', text: /Nothing was saved/ }])
    expect(failed.saved).toEqual([])
  })

  it('says that none is signed yet', async () => {
    const unsigned = await press([{ state: 'signing' }])
    await expect.poll(() => unsigned.notices).toMatchObject([{ text: 'None is signed yet. Try again in a minute.' }])
    expect(unsigned.saved).toEqual([])
  })
})
