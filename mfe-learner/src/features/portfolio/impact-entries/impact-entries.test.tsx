import type { OwnImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import type { OwnImpactPage } from '@kere/contracts/portfolio/impact-pages'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page as screenSize, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const secchi: OwnImpactEntry = {
  id: 'imp_1',
  title: 'Secchi log',
  category: 'action_project',
  description: 'Fourteen readings.',
  dateCompleted: '2026-10-18',
  link: 'https://example.in/log',
  mark: 'own',
  confirmedBy: null,
  source: null,
  outcomes: [],
  isPublic: false,
  pinnedAt: null,
  createdAt: '2026-10-18T06:00:00.000Z',
  updatedAt: '2026-10-18T06:00:00.000Z',
}
const course: OwnImpactEntry = {
  ...secchi,
  id: 'imp_2',
  title: 'Read a lake',
  category: 'gardening',
  link: null,
  mark: 'verified',
  source: { kind: 'course', id: 'crs_1' },
  isPublic: true,
}

const aFile = {
  id: 'fil_1',
  type: 'application/pdf',
  size: 1_300_000,
  width: null,
  height: null,
  text: 'Readings',
  path: '/api/impact-evidence/fil_1',
  smallPath: null,
}

const path = '/dashboard/impact-portfolio'

const noPage: OwnImpactPage = {
  handle: null,
  isPublic: false,
  suggestion: 'meera-nambiar',
  handlesLeft: 5,
  isAdult: true,
  publicEntries: 1,
  entries: 2,
  pinned: [],
}

const publicPage = {
  handle: 'meera',
  isOwn: true,
  isPublic: true,
  owner: { id: 'usr_1', name: 'Meera Nambiar', avatarUrl: null, bio: null, work: null, location: null },
  year: { from: '2025-12-01', to: '2026-11-29', days: [{ day: '2026-10-18', hours: 21, entries: 1 }] },
  pinned: [],
  counts: { entries: 1, vouched: 0, categories: [] },
}

afterEach(() => screenSize.viewport(1280, 800))

const topsOf = (elements: Element[]) => new Set(elements.map((each) => Math.round(each.getBoundingClientRect().top)))

async function visit({
  at = path,
  entries = [secchi, course],
  ownPage = noPage,
  refusal,
}: { at?: string; entries?: OwnImpactEntry[]; ownPage?: OwnImpactPage; refusal?: FetchStub } = {}) {
  let kept = entries
  const sent: unknown[] = []
  const keys: (string | null)[] = []
  let page = ownPage
  const answer: FetchStub = async (url, request) => {
    if (url.pathname.startsWith('/api/me/impact-page')) {
      if (request.method === 'GET') return Response.json(page)
      const body = (await request.json()) as { ids?: string[] } & Partial<OwnImpactPage>
      sent.push([request.method, url.pathname, body])
      if (refusal) return refusal(url, request)
      const pinned = body.ids?.map((id) => ({ id, title: `Entry ${id}`, isPublic: true })) ?? page.pinned
      page = { ...page, ...body, pinned }
      return Response.json(page)
    }
    if (url.pathname === '/api/impact-pages/meera') return Response.json(publicPage)
    if (url.pathname === '/api/files') {
      const { kind } = (await request.json()) as { kind: string }
      sent.push(kind)
      return Response.json({ id: `fil_${kind}` }, { status: 201 })
    }
    if (url.pathname.startsWith('/api/files/')) {
      const bytes = await request.arrayBuffer()
      const file = { path: null, type: 'image/webp', size: bytes.byteLength, width: 4, height: 3 }
      return Response.json({ ...file, id: url.pathname.split('/')[3] })
    }
    const id = url.pathname.split('/')[4]
    const entry = kept.find((each) => each.id === id)
    if (request.method === 'GET' && id) return entry ? Response.json(entry) : problem('not_found')
    if (request.method === 'GET') {
      const open = kept.filter(({ isPublic }) => isPublic).length
      const counts = { all: kept.length, public: open, private: kept.length - open }
      return Response.json({ items: kept, nextCursor: null, total: kept.length, totalIsLowerBound: false, counts })
    }
    const body: unknown = request.method === 'DELETE' ? null : await request.json()
    sent.push([request.method, id, body])
    keys.push(request.headers.get('idempotency-key'))
    if (refusal) return refusal(url, request)
    if (url.pathname.endsWith('/confirmation')) {
      const asked = body === null ? null : { name: 'Jakkur lake group', askedAt: '2026-11-19T06:00:00.000Z' }
      kept = kept.map((each) => (each === entry ? { ...each, asked } : each))
      return asked ? Response.json(asked, { status: 201 }) : new Response(null, { status: 204 })
    }
    if (request.method === 'DELETE') {
      kept = kept.filter((each) => each !== entry)
      return new Response(null, { status: 204 })
    }
    const { evidence, ...given } = body as { evidence?: { id: string; text: string }[] }
    const changed = {
      ...(entry ?? { ...secchi, id: 'imp_3' }),
      ...given,
      ...(evidence && { evidence: evidence.map((file) => ({ ...aFile, ...file })) }),
    }
    kept = entry ? kept.map((each) => (each === entry ? changed : each)) : [...kept, changed]
    return Response.json(changed, { status: entry ? 200 : 201 })
  }
  return { ...(await visitPage(at, answer)), sent, keys }
}

describe('own impact entries', () => {
  it('[S-419] [S-422] [C-46] stand in a table with what they say and what can be done with them', async () => {
    const { screen, container } = await visit()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Impact Portfolio')
    await expect.element(screen.getByText('Document and showcase your sustainability achievements')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Add New Entry' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'All 2' })).toBeVisible()
    const headers = screen
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent?.trim())
    expect(headers).toEqual(['Title', 'Category', 'Date Completed', 'Visibility', 'Link', 'Actions'])
    const [first, second] = [screen.getByRole('row').nth(1), screen.getByRole('row').nth(2)]
    await expect
      .element(first)
      .toHaveTextContent(/Secchi log.*Fourteen readings.*Action project.*18 Oct 2026.*Private.*View/)
    await expect.element(second).toHaveTextContent(/gardening.*Verified by Kere.*Public/)
    await expect.element(second.getByText('No link', { exact: true })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('[S-421] say how to begin where there are none', async () => {
    const { screen } = await visit({ entries: [] })
    await expect.element(screen.getByRole('heading', { name: 'No impact entries yet' })).toBeVisible()
    await expect
      .element(screen.getByText('Start documenting your sustainability achievements and projects.'))
      .toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Add Your First Entry' })).toBeVisible()
  })

  it('[S-420] [S-564] say that they did not load', async () => {
    const { screen } = await visitPage(path, () => problem('internal'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch impact entries')
  })

  it('[S-420] show that they load', async () => {
    const { screen } = await visitPage(path, pending)
    await expect.element(screen.getByRole('status').filter({ hasText: /loading/i })).toBeInTheDocument()
  })

  it('[S-428] are made public at once, by the changed flag alone, and private again by Undo', async () => {
    const { screen, sent, notices } = await visit()
    await screen.getByRole('button', { name: 'Make Public Secchi log' }).click()
    await expect.element(screen.getByRole('button', { name: 'Make Private Secchi log' })).toBeVisible()
    await expect.poll(() => notices.map(({ text }) => text)).toEqual(['Secchi log is public'])
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('button', { name: 'Make Public Secchi log' })).toBeVisible()
    await expect
      .poll(() => sent)
      .toEqual([
        ['PATCH', 'imp_1', { isPublic: true }],
        ['PATCH', 'imp_1', { isPublic: false }],
      ])
  })

  it('[part of W-44.acts] [S-570] take back what was refused, and say why', async () => {
    const { screen, notices } = await visit({ refusal: () => problem('impact_entry_under_age') })
    await screen.getByRole('button', { name: 'Make Public Secchi log' }).click()
    await expect.poll(() => notices.map(({ tone }) => tone)).toEqual(['error'])
    await expect.element(screen.getByRole('button', { name: 'Make Public Secchi log' })).toBeVisible()
  })

  it('[S-430] are deleted once that was asked', async () => {
    const { screen, sent } = await visit()
    await screen.getByRole('button', { name: 'Delete Secchi log' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete this impact entry?' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByRole('link', { name: 'Edit Secchi log' })).not.toBeInTheDocument()
    await expect.poll(() => sent).toEqual([['DELETE', 'imp_1', null]])
  })
})

describe('the dialog of an entry', () => {
  it('[S-423] [S-425] [S-426] refuses what is missing at its fields, says so below them, and forgets it when they change', async () => {
    const { screen, sent } = await visit({ at: `${path}/add` })
    const dialog = screen.getByRole('dialog', { name: 'Add New Impact Entry' })
    await expect.element(dialog.getByRole('radio', { name: /^Challenge lab/ })).toBeChecked()
    await dialog.getByLabelText('Title').fill('   ')
    await dialog.getByRole('button', { name: 'Create Entry' }).click()
    await expect.element(dialog.getByText('Title is required')).toBeVisible()
    await expect.element(dialog.getByText('Description is required')).toBeVisible()
    await expect.element(dialog.getByText('Completion date is required')).toBeVisible()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please fix the errors above and try again.')
    await expect.element(dialog.getByLabelText('Title')).toHaveFocus()
    await dialog.getByLabelText('Title').fill('Walk')
    await expect.element(dialog.getByText('Title is required')).not.toBeInTheDocument()
    expect(sent).toEqual([])
    expect(await checkA11y(dialog.element())).toEqual([])
  })

  it('[S-427] says of each kind what it is for', async () => {
    const { screen } = await visit({ at: `${path}/add` })
    const kinds = screen.getByRole('dialog').getByRole('radio').elements() as HTMLInputElement[]
    expect(kinds.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
      ['challenge_lab', expect.stringMatching(/real-world sustainability project or solution$/i)],
      ['fellowship', expect.stringMatching(/completed fellowship program or certification$/i)],
      ['course', expect.stringMatching(/completed sustainability course or training$/i)],
      ['mentorship', expect.stringMatching(/mentorship experience or guidance received$/i)],
      ['action_project', expect.stringMatching(/independent sustainability initiative or project$/i)],
    ])
  })

  it('[W-44.forms] [S-570] says that an entry was not saved, and keeps what was typed', async () => {
    const { screen } = await visit({ at: `${path}/imp_1`, refusal: () => problem('internal') })
    const dialog = screen.getByRole('dialog', { name: 'Edit Impact Entry' })
    await dialog.getByLabelText('Title').fill('Secchi log of 2026')
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Secchi log of 2026')
  })

  it('[S-423] says Saving... while it saves', async () => {
    const { screen } = await visit({ at: `${path}/imp_1`, refusal: pending })
    const dialog = screen.getByRole('dialog', { name: 'Edit Impact Entry' })
    await dialog.getByLabelText('Title').fill('Secchi log of 2026')
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  })

  it('[S-427] [S-429] makes an entry with what was measured, and closes', async () => {
    const { screen, sent } = await visit({ at: `${path}/add` })
    const dialog = screen.getByRole('dialog')
    await dialog.getByLabelText('Title').fill('Storm drain walk')
    await dialog.getByRole('radio', { name: /^Action project/ }).click()
    await dialog.getByLabelText('Description').fill('One hour.')
    await dialog.getByLabelText('Completion date').fill('2026-10-04')
    await dialog.getByRole('button', { name: 'Add an outcome' }).click()
    await dialog.getByLabelText('Amount 1').fill('1,250.5')
    await dialog.getByLabelText('Unit 1').selectOptions('people')
    await dialog.getByRole('button', { name: 'Create Entry' }).click()
    await expect.element(screen.getByRole('link', { name: 'Edit Storm drain walk' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .poll(() => sent)
      .toEqual([
        [
          'POST',
          undefined,
          {
            title: 'Storm drain walk',
            category: 'action_project',
            description: 'One hour.',
            dateCompleted: '2026-10-04',
            link: '',
            isPublic: false,
            outcomes: [{ unit: 'people', amount: 1250.5 }],
            evidence: [],
          },
        ],
      ])
  })

  it('takes pictures, made anew, and a PDF as evidence, each with what it shows, and nothing else', async () => {
    const { screen, sent } = await visit({ at: `${path}/imp_1` })
    const dialog = screen.getByRole('dialog')
    const files = dialog.getByLabelText('Evidence files')
    await files.upload(new File(['not a picture'], 'walk.svg', { type: 'image/svg+xml' }))
    await expect.element(dialog.getByText('Pictures can be JPEG, PNG or WebP, and documents PDF.')).toBeVisible()
    await files.upload(new File([], 'empty.pdf', { type: 'application/pdf' }))
    await expect.element(dialog.getByText('The file is empty. Choose another one.')).toBeVisible()
    const canvas = new OffscreenCanvas(4, 3)
    canvas.getContext('2d')!.fillRect(0, 0, 4, 3)
    const photo = await canvas.convertToBlob({ type: 'image/png' })
    await files.upload([
      new File([photo], 'IMG_1.png', { type: 'image/png' }),
      new File(['%PDF-1.7'], 'Readings of October.pdf', { type: 'application/pdf' }),
    ])
    await expect.element(dialog.getByLabelText('Name of file 2')).toHaveValue('Readings of October')
    await expect.element(dialog.getByText('2 of 8 files.', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    const said = dialog.getByLabelText('What picture 1 shows')
    await expect.element(dialog.getByText('Please say what it shows')).toBeVisible()
    await expect.element(said).toHaveFocus()
    expect(await checkA11y(dialog.element())).toEqual([])
    await said.fill('A white disc in brown water')
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .poll(() => sent)
      .toEqual([
        'impact_picture_small',
        'impact_picture',
        'impact_document',
        [
          'PATCH',
          'imp_1',
          {
            evidence: [
              { id: 'fil_impact_picture', text: 'A white disc in brown water' },
              { id: 'fil_impact_document', text: 'Readings of October' },
            ],
          },
        ],
      ])
  })

  it('keeps evidence that is there, and lets it be taken away, of a verified entry too', async () => {
    const { screen, sent } = await visit({ at: `${path}/imp_2`, entries: [{ ...course, evidence: [aFile] }] })
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByLabelText('Name of file 1')).toHaveValue('Readings')
    await expect.element(dialog.getByText('1.2 MB')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove file 1' }).click()
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    await expect.poll(() => sent).toEqual([['PATCH', 'imp_2', { evidence: [] }]])
  })

  it('[S-570] keeps what was typed where it could not be saved', async () => {
    const { screen, keys } = await visit({ at: `${path}/imp_1`, refusal: () => problem('internal') })
    const dialog = screen.getByRole('dialog', { name: 'Edit Impact Entry' })
    await dialog.getByLabelText('Title').fill('Another log')
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Something went wrong')
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Another log')
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    await expect.poll(() => keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('[W-48] leaves the facts of a verified entry, and sends the story alone', async () => {
    const { screen, sent } = await visit({ at: `${path}/imp_2` })
    const dialog = screen.getByRole('dialog', { name: 'Edit Impact Entry' })
    await expect.element(dialog.getByLabelText('Title')).toHaveAttribute('readonly')
    await dialog.getByLabelText('Description').fill('It was deep.')
    await dialog.getByRole('button', { name: 'Update Entry' }).click()
    await expect.poll(() => sent).toEqual([['PATCH', 'imp_2', { description: 'It was deep.' }]])
  })
})

describe('what can be done with an entry', () => {
  it('[S-424] is Edit, Make Private or Make Public, and Delete', async () => {
    const { screen } = await visit()
    const named = (title: string) =>
      screen
        .getByRole('row')
        .filter({ hasText: title })
        .getByRole('cell')
        .last()
        .element()
        .querySelectorAll('a, button')
    await expect.element(screen.getByRole('link', { name: 'Edit Secchi log' })).toBeVisible()
    const names = (title: string) => [...named(title)].map((act) => act.getAttribute('aria-label'))
    expect(names('Secchi log')).toEqual(['Edit Secchi log', 'Make Public Secchi log', 'Delete Secchi log'])
    expect(names('Read a lake')).toEqual(['Edit Read a lake', 'Make Private Read a lake', 'Delete Read a lake'])
  })

  it('[S-386.impact] is described in five rows', async () => {
    const { screen } = await visit({ at: `${path}/add` })
    await expect.element(screen.getByLabelText('Description')).toHaveAttribute('rows', '5')
  })

  it('is to ask somebody to confirm it, and to take that back', async () => {
    const { screen, sent } = await visit({ at: `${path}/imp_1` })
    const part = screen.getByRole('region', { name: 'Confirmation' })
    await part.getByRole('button', { name: 'Name a person' }).click()
    await part.getByRole('button', { name: 'Ask for confirmation' }).click()
    await expect.element(part.getByText('Please enter the name of the person or group')).toBeVisible()
    await part.getByLabelText('Their name, or the group’s').fill('Jakkur lake group')
    await part.getByLabelText('Their email').fill('kavya@lake.example.in')
    await part.getByRole('button', { name: 'Ask for confirmation' }).click()
    await expect.element(part.getByText('Confirmation asked')).toBeVisible()
    await expect
      .poll(() => sent)
      .toEqual([['POST', 'imp_1', { name: 'Jakkur lake group', email: 'kavya@lake.example.in' }]])
    await part.getByRole('button', { name: 'Withdraw' }).click()
    await expect.element(part.getByRole('button', { name: 'Name a person' })).toBeVisible()
  })
})

describe('an entry that somebody did not confirm', () => {
  it('says who, and asks for somebody else', async () => {
    const declined = { name: 'Jakkur lake group', declinedAt: '2026-11-19T06:00:00.000Z' }
    const { screen } = await visit({ at: `${path}/imp_1`, entries: [{ ...secchi, declined }] })
    const part = screen.getByRole('region', { name: 'Confirmation' })
    await expect
      .element(part)
      .toHaveTextContent('Jakkur lake group did not confirm it on 19 Nov 2026. You can ask somebody else.')
    await expect.element(part.getByRole('button', { name: 'Name a person' })).toBeVisible()
  })
})

describe('the own page', () => {
  it('is at an address that is chosen once, suggested by the name, and private until it is switched', async () => {
    const { screen, sent, container } = await visit()
    await screen.getByRole('button', { name: 'Choose an address' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Choose an address' })
    await expect.element(dialog.getByLabelText('Address')).toHaveValue('meera-nambiar')
    await dialog.getByLabelText('Address').fill('ಮೀರಾ')
    await dialog.getByRole('button', { name: 'Choose address' }).click()
    await expect
      .element(
        dialog.getByText('Please use 3 to 40 characters: letters a to z, digits and single hyphens between them'),
      )
      .toBeVisible()
    await dialog.getByLabelText('Address').fill('Meera')
    await dialog.getByRole('button', { name: 'Choose address' }).click()
    await expect.element(screen.getByText('Your page is not public')).toBeVisible()
    await screen.getByRole('switch', { name: 'Public page' }).click()
    await expect.element(screen.getByText('Your page is public')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'View as public' }))
      .toHaveAttribute('href', '/impact-portfolio/meera')
    await expect
      .poll(() => sent)
      .toEqual([
        ['PUT', '/api/me/impact-page', { handle: 'meera', isPublic: false }],
        ['PUT', '/api/me/impact-page', { handle: 'meera', isPublic: true }],
      ])
    expect(await checkA11y(container)).toEqual([])
  })

  it('shows the year that its readers see', async () => {
    const { screen, container } = await visit({ ownPage: { ...noPage, handle: 'meera', isPublic: true } })
    const year = screen.getByRole('region', { name: 'One year of field work' })
    await expect.element(year).toHaveTextContent('1 day in the field, 1 Dec 2025 to 29 Nov 2026')
    expect(year.element().querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/v1\/year\/0+l0+\.svg$/)
    expect(await checkA11y(container)).toEqual([])
  })

  it('cannot be switched on under 18', async () => {
    const { screen } = await visit({ ownPage: { ...noPage, handle: 'meera', isAdult: false } })
    await expect.element(screen.getByRole('switch', { name: 'Public page' })).toBeDisabled()
    await expect
      .element(screen.getByText('A page can be public from the age of 18. We go by the date of birth in your profile.'))
      .toBeVisible()
  })

  it('has pinned entries, put in order by keys, from a menu and by dragging, and put back where that is refused', async () => {
    const pinned = ['a', 'b', 'c'].map((id) => ({ id, title: `Entry ${id}`, isPublic: true }))
    const { screen, sent } = await visit({ ownPage: { ...noPage, pinned } })
    const list = screen.getByRole('region', { name: 'Pinned' })
    const order = () => list.element().querySelectorAll('li')
    const shown = (...ids: string[]) =>
      expect.poll(() => [...order()].map((item) => /Entry (.)/.exec(item.textContent)?.[1])).toEqual(ids)
    await expect.element(list.getByRole('button', { name: 'Order of Entry a' })).toBeVisible()
    const handle = list.getByRole('button', { name: 'Order of Entry a' }).element() as HTMLElement
    handle.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await shown('b', 'a', 'c')
    await list.getByLabelText('More for Entry c').click()
    await list.getByRole('button', { name: 'Move up: Entry c' }).click()
    await shown('b', 'c', 'a')
    await userEvent.dragAndDrop(
      list.getByRole('button', { name: 'Order of Entry b' }),
      list.getByRole('button', { name: 'Order of Entry a' }),
    )
    await shown('c', 'a', 'b')
    await expect.poll(() => sent.at(-1)).toEqual(['PUT', '/api/me/impact-page/pinned', { ids: ['c', 'a', 'b'] }])
  })

  it.each([820, 1280])('keep their acts in one line at %i px', async (width) => {
    await screenSize.viewport(width, 800)
    const { screen } = await visit()
    const acts = [
      screen.getByRole('link', { name: 'Edit Secchi log' }),
      screen.getByRole('button', { name: 'Make Public Secchi log' }),
      screen.getByRole('button', { name: 'Delete Secchi log' }),
    ]
    for (const act of acts) await expect.element(act).toBeVisible()
    expect(topsOf(acts.map((act) => act.element())).size).toBe(1)
  })

  it('keep their acts in a menu on a phone, and pinned entries folded with whole titles', async () => {
    await screenSize.viewport(360, 800)
    const pinned = [{ id: 'imp_1', title: 'Ten days of plates, one hostel canteen', isPublic: true }]
    const { screen, sent } = await visit({ ownPage: { ...noPage, pinned } })
    const title = screen.getByText('Ten days of plates, one hostel canteen')
    await expect.element(title).not.toBeVisible()
    await screen.getByRole('heading', { name: 'Pinned' }).click()
    await expect.element(title).toBeVisible()
    expect(title.element().getBoundingClientRect().width).toBeGreaterThan(150)
    await screen.getByLabelText('More for Secchi log').click()
    await expect.element(screen.getByRole('button', { name: 'Delete: Secchi log' })).toBeVisible()
    await screen.getByRole('button', { name: 'Make Public: Secchi log' }).click()
    await expect.poll(() => sent).toEqual([['PATCH', 'imp_1', { isPublic: true }]])
  })

  it('puts pinned entries back where the new order is refused', async () => {
    const pinned = ['a', 'b'].map((id) => ({ id, title: `Entry ${id}`, isPublic: true }))
    const { screen } = await visit({ ownPage: { ...noPage, pinned }, refusal: () => problem('not_found') })
    const list = screen.getByRole('region', { name: 'Pinned' })
    await list.getByLabelText('More for Entry a').click()
    await list.getByRole('button', { name: 'Unpin: Entry a' }).click()
    await expect.element(list.getByText('Entry a')).toBeVisible()
    await expect.element(list.getByText('2 of 6, first on your page')).toBeVisible()
  })
})
