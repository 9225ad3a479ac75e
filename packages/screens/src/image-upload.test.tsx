import { avatar } from '@kere/contracts/accounts/avatar'
import { courseCover } from '@kere/contracts/courses/course-cover'
import { eventCover } from '@kere/contracts/events/event-cover'
import { beginUpload } from '@kere/contracts/files/files'
import type { RemoteApp } from '@kere/platform/page'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { KnownKind } from './file-upload.ts'
import { ImageUpload } from './image-upload.tsx'
import { makeSessionUser, visitPageAs } from './visit-page.tsx'

const path = '/media/covers/a-picture'
const stored = { id: 'fil_1', path, type: 'image/webp', size: 1, width: 1600, height: 900 }
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

function anApi(answer: (sent: Blob, request: Request) => Response | Promise<Response>) {
  const begun: { kind: string; size: number; small?: string }[] = []
  const sent: Blob[] = []
  const sentSmall: Blob[] = []
  const answers: FetchStub = async (url, request) => {
    if (url.pathname === beginUpload.path) {
      begun.push((await request.json()) as (typeof begun)[number])
      return Response.json({ id: `fil_${begun.length}` }, { status: 201 })
    }
    const id = url.pathname.split('/')[3] ?? ''
    if (begun[Number(id.slice('fil_'.length)) - 1]?.kind.endsWith('_small')) {
      sentSmall.push(await request.blob())
      return Response.json({ ...stored, id, path: '/media/small/a-picture' })
    }
    sent.push(await request.blob())
    return answer(sent.at(-1) ?? new Blob(), request)
  }
  return { begun, sent, sentSmall, answers }
}

async function visit(answer: FetchStub, value: string | null = null, kind: KnownKind = courseCover) {
  const changes: (string | null)[] = []
  function Editor() {
    const [cover, setCover] = useState(value)
    return (
      <ImageUpload
        label="Cover"
        kind={kind}
        value={cover}
        fallback={{ src: pixel, text: 'Drawn for this course.' }}
        onChange={(next) => {
          changes.push(next)
          setCover(next)
        }}
      />
    )
  }
  const meta = { title: 'Editor', description: '', canonical: '/editor', breadcrumbs: [] }
  const app: RemoteApp = {
    name: 'screens',
    pages: { '/editor': async () => ({ component: Editor, describe: () => ({ status: 200, meta }) }) },
  }
  const stage = await visitPageAs(makeSessionUser({ role: 'educator' }), app, '/editor', answer)
  const choose = (file: File) => {
    const input = stage.container.querySelector('input[type=file]') as HTMLInputElement
    const files = new DataTransfer()
    files.items.add(file)
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const use = () => stage.screen.getByRole('button', { name: 'Use this picture' })
  return { ...stage, changes, choose, use }
}

async function aPhoto(width: number, height: number, { noisy = false, type = 'image/jpeg' } = {}) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'teal'
  context.fillRect(0, 0, width, height)
  if (noisy) {
    const pixels = context.createImageData(width, height)
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    context.putImageData(pixels, 0, 0)
  }
  return new File([await canvas.convertToBlob({ type, quality: 1 })], 'photo', { type })
}

async function sizeOf(file: Blob | undefined) {
  const bitmap = await createImageBitmap(file ?? new Blob())
  return [bitmap.width, bitmap.height]
}

/** Makes a logo on a transparent background; half of it is semi-transparent. */
async function aLogo() {
  const canvas = new OffscreenCanvas(900, 900)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'rgb(200 0 0)'
  context.fillRect(400, 400, 100, 50)
  context.fillStyle = 'rgb(0 0 0 / 50%)'
  context.fillRect(400, 450, 100, 50)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo', { type: 'image/png' })
}

/** `x` and `y` are shares of the picture's sides. */
async function colorAt(file: Blob | undefined, x: number, y: number) {
  const bitmap = await createImageBitmap(file ?? new Blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  return [...context.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data]
}

afterEach(() => vi.restoreAllMocks())

/** Simulates a browser that cannot write WebP. */
function writeNoWebp() {
  const convert = OffscreenCanvas.prototype.convertToBlob
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (this: OffscreenCanvas, options) {
    return convert.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options)
  })
}

describe('a picture that is seen through, in a browser that writes no WebP', () => {
  it.each([
    ['a photo of a person', avatar],
    ['the cover of a course', courseCover],
    ['the cover of an event', eventCover],
  ] as const)('has a light ground as %s, whole, small and while it is cropped', async (_, kind) => {
    writeNoWebp()
    const api = anApi(() => Response.json(stored))
    const { screen, choose, use } = await visit(api.answers, null, kind)
    choose(await aLogo())
    await expect.element(use()).toBeVisible()
    const shown = screen.container.ownerDocument.querySelector<HTMLImageElement>('img[src^="data:image/jpeg"]')
    const previewed = await (await fetch(shown?.src ?? '')).blob()
    await use().click()
    await expect.poll(() => [api.sent.length, api.sentSmall.length]).toEqual([1, 1])
    for (const picture of [previewed, api.sent[0], api.sentSmall[0]]) {
      expect(picture?.type).toBe('image/jpeg')
      expect(await colorAt(picture, 0.02, 0.02)).toEqual([255, 255, 255, 255])
      const [red = 0, green = 0] = await colorAt(picture, 0.5, 0.47)
      expect([red > 150, green < 60]).toEqual([true, true])
      const [gray = 0] = await colorAt(picture, 0.5, 0.53)
      expect(Math.abs(gray - 128)).toBeLessThan(30)
    }
  })

  it('stays seen through where the browser writes WebP', async () => {
    const api = anApi(() => Response.json(stored))
    const { choose, use } = await visit(api.answers)
    choose(await aLogo())
    await use().click()
    await expect.poll(() => api.sent.length).toBe(1)
    expect((await colorAt(api.sent[0], 0.02, 0.02))[3]).toBe(0)
  })
})

describe('the upload of a picture', () => {
  it('crops, makes small, uploads and gives back the path', async () => {
    const api = anApi(() => Response.json(stored))
    const { screen, choose, use, changes, announcements } = await visit(api.answers)
    choose(await aPhoto(1000, 1000))
    await use().click()
    await expect.poll(() => changes).toEqual([path])
    expect(api.begun).toEqual([
      { kind: 'cover_small', size: api.sentSmall[0]?.size },
      { kind: 'course_cover', size: api.sent[0]?.size, small: 'fil_1' },
    ])
    expect([api.sent[0]?.type, api.sentSmall[0]?.type]).toEqual(['image/webp', 'image/webp'])
    expect([await sizeOf(api.sent[0]), await sizeOf(api.sentSmall[0])]).toEqual([
      [1000, 563],
      [640, 360],
    ])
    expect(announcements).toEqual(['Uploading the cover', 'Cover uploaded'])
    await expect.element(screen.getByRole('button', { name: 'Replace' })).toBeVisible()
    await screen.getByRole('button', { name: 'Remove' }).click()
    await expect.element(screen.getByRole('button', { name: 'Upload a picture' })).toHaveFocus()
    expect(changes).toEqual([path, null])
  })

  it.each([
    ['40 megapixels', () => aPhoto(8000, 5000)],
    ['more than 12 MB', () => aPhoto(2200, 2000, { noisy: true, type: 'image/png' })],
  ])('[part of S-383] [part of C-47] makes a photo of %s one that passes', async (_, make) => {
    const api = anApi(() => Response.json(stored))
    const photo = await make()
    const { choose, use, changes } = await visit(api.answers)
    choose(photo)
    await use().click()
    await expect.poll(() => changes).toEqual([path])
    expect(api.sent[0]?.size).toBeLessThanOrEqual(1_048_576)
    const [width = 0, height = 1] = await sizeOf(api.sent[0])
    expect([width <= 1600, Math.abs(width / height - 16 / 9) < 0.01]).toEqual([true, true])
  })

  it('[W-30.resized] makes a photo that is shown small no wider than it is shown', async () => {
    const api = anApi(() => Response.json(stored))
    const { choose, use } = await visit(api.answers, null, avatar)
    choose(await aPhoto(3000, 2000))
    await use().click()
    await expect.poll(() => api.sent.length).toBe(1)
    expect([await sizeOf(api.sent[0]), await sizeOf(api.sentSmall[0])]).toEqual([
      [512, 512],
      [160, 160],
    ])
  })

  it('[C-47] says what to do where nothing makes it small enough, and sends nothing', async () => {
    const api = anApi(() => Response.json(stored))
    const { screen, choose, use, changes } = await visit(api.answers, null, { ...avatar, maxBytes: 100 })
    choose(await aPhoto(600, 600, { noisy: true }))
    await use().click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Image size must be less than 500KB. Please compress your image and try again.')
    expect([api.begun, changes]).toEqual([[], []])
  })

  it.each([
    ['HTML that is called a picture', new File(['<script>alert(1)</script>'], 'cover.png', { type: 'image/png' })],
    ['nothing', new File([], 'cover.png', { type: 'image/png' })],
    ['a text', new File(['text'], 'notes.txt', { type: 'text/plain' })],
  ])('[part of S-383] says that %s is no picture, and sends nothing', async (_, file) => {
    const api = anApi(() => Response.json(stored))
    const { screen, choose, changes } = await visit(api.answers)
    choose(file)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('File must be an image')
    expect([api.begun, changes]).toEqual([[], []])
    await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  it('[part of S-358] says that it failed, and tries the same file again', async () => {
    let isDown = true
    const api = anApi(() => (isDown ? problem('upload_failed') : Response.json(stored)))
    const { screen, choose, use, changes } = await visit(api.answers)
    choose(await aPhoto(160, 90))
    await use().click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to upload image. Please try again.')
    isDown = false
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => changes).toEqual([path])
    expect([api.begun.length, api.sentSmall.length, api.sent.length]).toEqual([2, 1, 2])
  })

  it('says what the API refuses, and offers no Retry where nothing would change', async () => {
    const api = anApi(() => problem('image_too_large'))
    const { screen, choose, use } = await visit(api.answers)
    choose(await aPhoto(160, 90))
    await use().click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The picture has too many pixels')
    await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  it('shows how far it is, and is cancelled', async () => {
    const aborted: boolean[] = []
    const api = anApi(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted.push(true)
            reject(new Error('Aborted'))
          })
        }),
    )
    const { screen, choose, use, changes } = await visit(api.answers, '/covers/old.svg')
    choose(await aPhoto(160, 90))
    await use().click()
    const bar = screen.getByRole('progressbar', { name: 'Upload of the cover' })
    await expect.element(bar).toHaveAttribute('aria-valuenow', '42')
    await expect.element(screen.getByText('Uploading, 42%')).toBeVisible()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('button', { name: 'Replace' })).toBeVisible()
    expect([changes, aborted]).toEqual([[], [true]])
  })

  it('is cropped by keyboard, or not at all', async () => {
    const api = anApi(() => Response.json(stored))
    const { screen, choose, use, changes } = await visit(api.answers)
    const photo = await aPhoto(400, 1000)
    choose(photo)
    await expect.element(screen.getByRole('dialog', { name: 'Crop the cover' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    choose(photo)
    const slider = screen.getByLabelText('Zoom')
    await expect.element(slider).toBeVisible()
    ;(slider.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    ;(use().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => changes).toEqual([path])
    const [width = 0] = await sizeOf(api.sent[0])
    expect(width).toBeLessThan(400)
  })

  it.each([360, 1280])('fits %i px and is accessible while it crops and when it failed', async (width) => {
    await page.viewport(width, 800)
    const { screen, choose, use } = await visit(anApi(() => problem('upload_failed')).answers)
    expect(await findViolations()).toEqual([])
    choose(await aPhoto(400, 300))
    await expect.element(use()).toBeVisible()
    for (const animation of document.getAnimations()) animation.finish()
    expect(await findViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await use().click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    for (const animation of document.getAnimations()) animation.finish()
    expect(await findViolations()).toEqual([])
    await page.viewport(1280, 800)
  })
})
