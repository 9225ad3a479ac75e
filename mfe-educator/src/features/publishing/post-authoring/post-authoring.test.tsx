import type { ManagedPost, PostDraft } from '@kere/contracts/publishing/post-authoring'
import type { Role } from '@kere/contracts/accounts/roles'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const at = '2026-11-13T03:30:00.000Z'

const state = {
  id: 'pst_1',
  slug: 'why-the-lakes-foam',
  version: 3,
  state: 'draft',
  isPublished: false,
  hasUnsavedChanges: false,
  savedAt: at,
  publishedAt: null,
  scheduledAt: null,
  submittedAt: null,
  goesAt: null,
} as const

const details = {
  title: 'Why the lakes foam',
  excerpt: '',
  content: 'Foam is the part you can photograph.',
  language: 'en',
  coverImage: null,
  coverDrawing: 0,
  categories: [],
}

const draft: PostDraft = {
  ...state,
  details,
  isSlugFixed: false,
  submissionNote: '',
  reviewNote: null,
  author: { id: 'usr_1', name: 'Asha Raghunath' },
  isOwn: true,
}

const listed: ManagedPost = {
  ...state,
  title: details.title,
  excerpt: 'Foam is the part you can photograph. What it is made of is…',
  coverImage: null,
  coverDrawing: 0,
  author: draft.author,
  categories: ['Water Resources'],
  updatedAt: at,
}

const path = '/media/post-pictures/key_1'

function startApi(answers: Record<string, (body: unknown) => Response> = {}) {
  const sent: { call: string; body: unknown }[] = []
  let version = draft.version
  const answer: FetchStub = async ({ pathname }, request) => {
    const call = `${request.method} ${pathname}`
    const isText = request.headers.get('content-type')?.includes('json') ?? false
    const text = isText && request.method !== 'GET' ? await request.text() : ''
    const body: unknown = text === '' ? null : JSON.parse(text)
    if (request.method !== 'GET') sent.push({ call, body })
    const given = answers[call]
    if (given) return given(body)
    if (call === 'GET /api/post-categories') return Response.json({ items: [] })
    if (call === 'GET /api/post-drafts/why-the-lakes-foam') return Response.json({ ...draft, version })
    if (call === 'POST /api/files') return Response.json({ id: 'fil_1' }, { status: 201 })
    if (call === 'PUT /api/files/fil_1/content')
      return Response.json({ id: 'fil_1', path, type: 'image/webp', size: 1, width: 1320, height: 880 })
    if (!call.startsWith('PUT')) return problem('not_found')
    version += 1
    return Response.json({ ...state, version })
  }
  return { answer, sent }
}

const listOf = (items: ManagedPost[]) => () =>
  Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false })

const visit = async (role: Role, address: string, answers?: Parameters<typeof startApi>[0]) => {
  const api = startApi(answers)
  return { ...api, ...(await visitPage(address, api.answer, { role })) }
}

async function aPhoto(name = 'foam.jpg') {
  const canvas = new OffscreenCanvas(90, 60)
  canvas.getContext('2d')!.fillRect(0, 0, 90, 60)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}

const withFiles = (...files: File[]) => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

beforeEach(() => {
  localStorage.clear()
  // These tests type Markdown.
  localStorage.setItem('kere.formatted-writing', 'false')
})
afterEach(() => page.viewport(1280, 800))

describe('/dashboard/blog', () => {
  it('[S-438] lists posts with the beginning of their text, and leads to the form', async () => {
    const { screen } = await visit('admin', '/dashboard/blog', { 'GET /api/managed-posts': listOf([listed]) })
    const row = screen.getByRole('row', { name: /Why the lakes foam/ })
    await expect.element(row).toHaveTextContent('Foam is the part you can photograph. What it is made of is…')
    await expect.element(row.getByRole('switch', { name: 'Published: Why the lakes foam' })).not.toBeChecked()
    await expect.element(screen.getByRole('link', { name: 'New post' })).toHaveAttribute('href', '/dashboard/blog/new')
    await checkA11y()
  })

  it('publishes from the list the version that it shows, and no later one', async () => {
    const { screen, sent } = await visit('admin', '/dashboard/blog', { 'GET /api/managed-posts': listOf([listed]) })
    await screen.getByRole('switch', { name: 'Published: Why the lakes foam' }).click()
    const call = 'PUT /api/managed-posts/pst_1/publication'
    await expect.poll(() => sent).toEqual([{ call, body: { version: 3 } }])
  })

  it('[S-438] says “No blog posts yet”', async () => {
    const { screen } = await visit('admin', '/dashboard/blog', { 'GET /api/managed-posts': listOf([]) })
    await expect.element(screen.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible()
  })

  it('[part of S-444] says when posts cannot be fetched, created or deleted', async () => {
    const failed = (detail: string) => () =>
      Response.json({ type: 'about:blank', title: 'x', status: 500, code: 'internal', detail }, { status: 500 })
    const { screen } = await visit('admin', '/dashboard/blog/new', {
      'POST /api/managed-posts': failed('Failed to create blog post'),
    })
    await screen.getByLabelText('Title').fill('Foam')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Failed to create blog post')).toBeVisible()
    await checkA11y()
    const list = await visit('admin', '/dashboard/blog', {
      'GET /api/managed-posts': failed('Failed to fetch blog posts'),
    })
    await expect.element(list.screen.getByText('Failed to fetch blog posts')).toBeVisible()
  })
})

describe('the editor of a post', () => {
  const address = '/dashboard/my-posts/why-the-lakes-foam'

  it('[S-440] saves what is typed, says what is missing, and has nothing to object to at any width', async () => {
    const incomplete = { type: 'about:blank', title: 'x', status: 422, code: 'post_incomplete', detail: 'x' }
    const { screen, sent } = await visit('admin', '/dashboard/blog/why-the-lakes-foam', {
      'PUT /api/managed-posts/pst_1/publication': () => Response.json(incomplete, { status: 422 }),
    })
    await screen.getByLabelText('Title').fill('')
    await screen.getByRole('button', { name: 'Publish now' }).click()
    await expect.element(screen.getByLabelText('Title')).toHaveAccessibleDescription(/Title is required/)
    await expect.poll(() => sent[0]).toMatchObject({ body: { version: 3, details: { title: '' } } })
    await checkA11y()
    await page.viewport(360, 740)
    await checkA11y()
  })

  it.each(['dropped', 'pasted'])(
    'takes a picture that is %s where the cursor is, its description selected',
    async (how) => {
      const { screen, sent } = await visit('educator', address)
      const field = screen.getByLabelText('Content', { exact: true }).element() as HTMLTextAreaElement
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
      const files = withFiles(await aPhoto())
      const event =
        how === 'dropped'
          ? new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
      await expect
        .poll(() => field.value)
        .toBe(`Foam is the part you can photograph.\n\n![What the picture shows](${path})\n`)
      expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('What the picture shows')
      await expect.poll(() => sent.map(({ call }) => call)).toContain('PUT /api/managed-posts/pst_1/draft')
      expect(sent[0]).toMatchObject({ call: 'POST /api/files', body: { kind: 'post_picture' } })
    },
  )

  it('[S-483] lets an admin rename and delete categories of the blog', async () => {
    const water = { id: 'cat_1', name: 'Water', slug: 'water', posts: 2 }
    const { screen, sent } = await visit('admin', '/dashboard/blog/why-the-lakes-foam', {
      'GET /api/post-categories': () => Response.json({ items: [water] }),
      'PATCH /api/post-categories/cat_1': () => Response.json({ ...water, name: 'Lakes' }),
      'DELETE /api/post-categories/cat_1': () => new Response(null, { status: 204 }),
    })
    await screen.getByText('Rename or delete categories').click()
    await screen.getByLabelText('Name of Water').fill('Lakes')
    await screen.getByRole('button', { name: 'Rename Water' }).click()
    await expect.element(screen.getByRole('button', { name: 'Rename Water' })).toBeEnabled()
    await screen.getByRole('button', { name: 'Delete Water' }).click()
    await checkA11y()
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect
      .poll(() => sent.map(({ call }) => call))
      .toEqual(['PATCH /api/post-categories/cat_1', 'DELETE /api/post-categories/cat_1'])
    await expect.poll(() => sent[0]?.body).toEqual({ name: 'Lakes' })
  })

  it('says what is no picture, and leaves it out or tries again', async () => {
    const { screen } = await visit('educator', address)
    const field = screen.getByLabelText('Content', { exact: true }).element()
    const notes = new File(['a,b'], 'notes.csv', { type: 'text/csv' })
    field.dispatchEvent(new DragEvent('drop', { dataTransfer: withFiles(notes), bubbles: true, cancelable: true }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('notes.csv: File must be an image')
    await checkA11y()
    await screen.getByRole('button', { name: 'Leave it out' }).click()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('[W-47] shows what the draft was, restores it, and takes that back', async () => {
    const older = { ...details, content: 'What stood there before.' }
    const item = { version: 2, savedAt: at, title: details.title, characters: 24, isPublished: true }
    const restored: unknown[] = []
    const { screen } = await visit('educator', address, {
      'GET /api/managed-posts/pst_1/versions': () => Response.json({ items: [item] }),
      'GET /api/managed-posts/pst_1/versions/2': () => Response.json({ ...item, details: older }),
      'POST /api/managed-posts/pst_1/versions/2/restoration': (body) => {
        restored.push(body)
        return Response.json({ ...state, version: 4, details: older })
      },
      'POST /api/managed-posts/pst_1/versions/3/restoration': (body) => {
        restored.push(body)
        return Response.json({ ...state, version: 5, details })
      },
    })
    await screen.getByRole('button', { name: 'Show versions' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Versions' })
    await dialog.getByRole('button', { name: /13 Nov 2026, 9:00 am IST.*Published · 24 characters/ }).click()
    await expect.element(dialog.getByText('What stood there before.')).toBeVisible()
    await checkA11y()
    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    await expect.element(screen.getByLabelText('Content', { exact: true })).toHaveValue('What stood there before.')
    expect(restored).toEqual([{ version: 3 }])
  })
})
