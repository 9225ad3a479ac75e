import type { Certificate, Verification } from '@kere/contracts/certificates/certificates'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { newUser } from '../../testing/new-account.ts'
import { visitPage } from '../../testing/visit-page.tsx'

const certificate: Certificate = {
  id: 'crt_1',
  address: 'https://kere.example/certificates/crt_1',
  holderName: 'ಮೀರಾ Nambiar 🌱',
  course: { id: 'crs_1', title: 'Reading a lake', isPublished: true },
  words: 'Took six depth readings.',
  signature: 'Asha Raghunath',
  lessonCount: 12,
  lessonsDone: 11,
  minutes: 390,
  completedAt: '2026-11-15T06:00:00.000Z',
  issuedAt: '2026-11-18T06:00:00.000Z',
  state: 'valid',
  revokedAt: null,
  isIndexed: false,
}

const revoked: Certificate = { ...certificate, state: 'revoked', revokedAt: '2026-11-20T06:00:00.000Z' }

const visitCertificate = (given: Partial<Certificate> = {}) =>
  visitPage('/certificates/crt_1', () => Response.json({ ...certificate, ...given }))

async function visitAs(isOwn: boolean) {
  const asked: string[] = []
  const answer = ({ pathname }: URL) => {
    asked.push(pathname)
    return Response.json(pathname.endsWith('/standing') ? { isOwn } : certificate)
  }
  return { ...(await visitPage('/certificates/crt_1', answer, { user: { ...newUser, isOnboarded: true } })), asked }
}

describe('the page of a certificate', () => {
  it('says whose it is and that it is valid, and leads to its picture, its signed file and its course', async () => {
    const { screen, container, description } = await visitCertificate()
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Reading a lake, completed by ಮೀರಾ Nambiar 🌱')
    await expect.element(screen.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible()
    await expect.element(screen.getByText('6.5 hours').first()).toBeVisible()
    await expect.element(screen.getByText('11 of 12').first()).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Picture' }))
      .toHaveAttribute('href', '/certificates/crt_1/picture.png')
    await expect
      .element(screen.getByRole('link', { name: 'Signed file' }))
      .toHaveAttribute('href', '/certificates/crt_1/credential.json')
    await expect
      .element(screen.getByRole('link', { name: 'About the course' }))
      .toHaveAttribute('href', '/courses/crs_1')
    await expect.element(screen.getByRole('link', { name: /LinkedIn/ })).not.toBeInTheDocument()
    expect(description.meta).toMatchObject({ noindex: true })
    expect(await checkA11y(container)).toEqual([])
  })

  it('offers LinkedIn and a wallet to its holder alone', async () => {
    const own = (await visitAs(true)).screen.getByRole('region', { name: 'Your certificate' })
    const linkedIn = own.getByRole('link', { name: /^Add to LinkedIn/ })
    await expect.element(linkedIn).toBeVisible()
    expect(Object.fromEntries(new URL(linkedIn.element().getAttribute('href') ?? '').searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Reading a lake',
      organizationName: 'Kere',
      issueYear: '2026',
      issueMonth: '11',
      certUrl: certificate.address,
      certId: 'crt_1',
    })
  })

  it('offers neither to somebody else', async () => {
    const { screen, asked } = await visitAs(false)
    await expect.poll(() => asked).toContain('/api/certificates/crt_1/standing')
    await expect.element(screen.getByRole('link', { name: 'Signed file' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /LinkedIn/ })).not.toBeInTheDocument()
  })

  it('is for search engines only where its holder chose so and it is valid', async () => {
    const indexed = await visitCertificate({ isIndexed: true })
    expect(indexed.description.meta.noindex).toBeUndefined()
    const withdrawn = await visitCertificate({ ...revoked, isIndexed: true })
    expect(withdrawn.description.meta.noindex).toBe(true)
  })

  it('says when it was revoked, also across the drawing', async () => {
    const { screen } = await visitCertificate(revoked)
    await expect.element(screen.getByRole('heading', { name: 'No longer valid' })).toBeVisible()
    await expect.element(screen.getByText(/^It was revoked on 20 Nov 2026\./)).toBeVisible()
    await expect.element(screen.getByText('Revoked', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Picture' })).not.toBeInTheDocument()
  })

  it('keeps the code on the sheet with the longest texts that are stored', async () => {
    const { screen, container } = await visitCertificate({
      holderName: 'Maximiliana Theodora Venkataraghavan-Subramaniam of the Seven Lakes and Rivers',
      course: { ...certificate.course, title: 'A title of several words '.repeat(8) },
      words: 'Some words about what was done there. '.repeat(8).slice(0, 300),
      signature: 'Dr. Maximiliana Theodora Venkataraghavan-Subramaniam, hydrologist of Karnataka',
    })
    const code = screen.getByRole('img', { name: 'QR code of this certificate’s page' }).element()
    const sheet = container.querySelector('[data-certificate]')!
    expect(code.getBoundingClientRect().bottom).toBeLessThan(sheet.getBoundingClientRect().bottom)
  })

  it('offers no file of one that is not signed yet, nor a course that has no page', async () => {
    const { screen } = await visitCertificate({
      state: 'signing',
      course: { ...certificate.course, isPublished: false },
    })
    await expect.element(screen.getByRole('heading', { name: 'Not signed yet' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Signed file' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'About the course' })).not.toBeInTheDocument()
  })

  it('says what may have happened to one that is not there', async () => {
    const { screen } = await visitPage('/certificates/crt_2', () => problem('not_found'))
    await expect.element(screen.getByRole('heading', { name: 'Certificate not found' })).toBeVisible()
  })
})

const bytesOf = (given: string) => new TextEncoder().encode(given)

/** Makes a PNG without valid checksums. The code under test relies on the signature instead. */
const png = (chunks: readonly (readonly [type: string, data: Uint8Array])[]) =>
  new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunks.flatMap(([type, data]) => [
      0,
      0,
      data.length >> 8,
      data.length & 0xff,
      ...bytesOf(type),
      ...data,
      0,
      0,
      0,
      0,
    ]),
  ])

const visitVerify = (answer: Partial<Verification>, stored: Certificate | null = null, path = '/verify') => {
  const sent: unknown[] = []
  return visitPage(path, async (_, request) => {
    if (request.method === 'GET') return stored ? Response.json(stored) : problem('not_found')
    sent.push(await request.json())
    return Response.json({ outcome: 'valid', reason: null, certificate: null, ...answer })
  }).then((visited) => ({
    ...visited,
    sent,
    field: visited.screen.getByLabelText('Link, number or text'),
    verify: () => visited.screen.getByRole('button', { name: 'Verify' }).click(),
  }))
}

describe('the page on which anybody verifies', () => {
  it('says whose a valid certificate is, and gives the answer the focus', async () => {
    const { screen, container, field, verify, sent } = await visitVerify({ certificate }, certificate)
    expect(await checkA11y(container)).toEqual([])
    await field.fill('crt_1')
    await verify()
    await expect.element(screen.getByRole('heading', { name: 'This certificate is valid' })).toHaveFocus()
    const answer = screen.getByRole('region', { name: 'Answer' })
    await expect.element(answer.getByText('ಮೀರಾ Nambiar 🌱')).toBeVisible()
    await expect
      .element(answer.getByRole('link', { name: 'Open the certificate' }))
      .toHaveAttribute('href', '/certificates/crt_1')
    await expect.poll(() => sent).toEqual([{ credential: 'crt_1' }])
    expect(await checkA11y(container)).toEqual([])
  })

  it.each([
    ['changed', null, 'This certificate was changed'],
    ['expired', null, 'This certificate has expired'],
    ['foreign', 'unknown_key', 'It names a key that is not ours.'],
    ['unreadable', 'not_json', 'The text is not complete: a certificate’s file begins with { and ends with }.'],
    ['unreadable', 'of_later', 'This could not be read as a certificate'],
  ])('tells apart what is %s (%s)', async (outcome, reason, text) => {
    const { screen, field, verify } = await visitVerify({ outcome, reason })
    await field.fill('{}')
    await verify()
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toHaveFocus()
  })

  it('believes no address: what it says of a certificate is asked anew', async () => {
    const forged = '/verify?outcome=valid&certificate=crt_1'
    const { screen } = await visitVerify({}, revoked, forged)
    await expect.element(screen.getByRole('heading', { name: 'This certificate is no longer valid' })).toBeVisible()
    const none = await visitVerify({}, null, forged)
    await expect.element(none.screen.getByText(/^We have no certificate with this number\./)).toBeVisible()
    const bare = await visitVerify({}, null, '/verify?outcome=valid')
    await expect.element(bare.screen.getByText('This certificate is valid')).not.toBeInTheDocument()
    const unsigned = await visitVerify({}, { ...certificate, state: 'signing' }, forged)
    await expect.element(unsigned.screen.getByText(/signed within a minute/)).toBeVisible()
  })

  it('sends the text of a file, and none that is too large', async () => {
    const { screen, sent } = await visitVerify({ certificate }, certificate)
    const file = screen.getByLabelText('Or its file or picture')
    await userEvent.upload(file, new File(['x'.repeat(50_001)], 'large.json'))
    await expect.element(file).toHaveAccessibleDescription('large.json: This is larger than any certificate of ours.')
    await userEvent.upload(file, new File(['{"id":1}\n'], 'mine.json'))
    await expect.poll(() => sent).toEqual([{ credential: '{"id":1}\n' }])
    await expect.element(screen.getByRole('heading', { name: 'This certificate is valid' })).toHaveFocus()
  })

  it('finds the certificate in a picture, and says in words why there is none', async () => {
    const { screen, sent } = await visitVerify({ certificate }, certificate)
    const file = screen.getByLabelText('Or its file or picture')
    const baked = bytesOf('openbadgecredential\0\0\0\0\0{"name":"ಕೆರೆ 🌊"}')
    const other = bytesOf('Comment\0\0\0en\0\0openbadgecredential')
    const large = new Uint8Array(2_000_001)
    large.set(png([]))
    const compressed = bytesOf('openbadgecredential\0\u0001\0\0\0x')
    const whole = png([
      ['IHDR', new Uint8Array(13)],
      ['iTXt', other],
      ['iTXt', baked],
      ['IDAT', bytesOf('…')],
      ['IEND', bytesOf('')],
    ])
    for (const [name, bytes, says] of [
      [
        'no.png',
        png([
          ['IHDR', new Uint8Array(13)],
          ['iTXt', other],
          ['iTXt', compressed],
          ['IEND', bytesOf('')],
        ]),
        /no certificate in this picture/,
      ],
      ['cut.png', whole.slice(0, 120), /not complete/],
      ['half.png', whole.slice(0, 10), /not complete/],
      ['large.png', large, /larger than any certificate/],
      [
        'long.png',
        png([['iTXt', bytesOf(`openbadgecredential\0\0\0\0\0${'x'.repeat(50_001)}`)]]),
        /larger than any certificate/,
      ],
    ] as const) {
      await userEvent.upload(file, new File([bytes], name))
      await expect.element(file).toHaveAccessibleDescription(new RegExp(`^${name}: .*${says.source}`))
    }
    expect(sent).toEqual([])
    await userEvent.upload(file, new File([whole], 'mine.png'))
    await expect.poll(() => sent).toEqual([{ credential: '{"name":"ಕೆರೆ 🌊"}' }])
  })

  it('says of a failure that it is no answer', async () => {
    const { screen } = await visitPage('/verify', () => problem('internal'))
    await screen.getByRole('button', { name: 'Verify' }).click()
    await expect
      .element(screen.getByLabelText('Link, number or text'))
      .toHaveAccessibleDescription('Paste the link of a certificate, its number, or the whole text of its file.')
    await screen.getByLabelText('Link, number or text').fill('crt_1')
    await screen.getByRole('button', { name: 'Verify' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/This says nothing about the certificate/)
  })
})
