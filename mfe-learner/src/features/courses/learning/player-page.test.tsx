import type { MyCourse, MyLesson, Note } from '@kere/contracts/courses/learning'
import type { Device, WaitingWrite, Write } from '@kere/platform/device'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'
import { makeMyCourse, makeMyLesson } from '../../../testing/my-course.ts'

interface Served {
  course?: MyCourse
  lesson?: Partial<MyLesson>
  onWrite?: FetchStub
  device?: Device
}

function open(path: string, { course = makeMyCourse(), lesson = {}, onWrite, device }: Served = {}) {
  const writes: { path: string; body: unknown }[] = []
  const done = new Set(
    course.modules.flatMap(({ lessons }) => lessons).flatMap((each) => (each.isDone ? [each.id] : [])),
  )
  const standing = () => ({
    status: done.size === course.lessonCount ? 'completed' : 'in_progress',
    progress: done.size * 20,
    completedAt: null,
    lessonCount: course.lessonCount,
    lessonsDone: done.size,
    minutesLeft: (course.lessonCount - done.size) * 25,
  })
  const earned = () => ({ certificateId: done.size === course.lessonCount ? 'crt_1' : null })
  const notes = new Map<string, Note>()
  const answer: FetchStub = async (url, request) => {
    const [, , , , , , lessonId = '', part] = url.pathname.split('/')
    if (request.method === 'GET') {
      if (url.pathname.startsWith('/api/lessons/')) return Response.json({ items: [], nextCursor: null, total: 0 })
      if (url.pathname.endsWith('/field-task')) return Response.json({ task: null, handIns: [] })
      if (url.pathname.endsWith('/checks')) return Response.json({ items: [] })
      if (url.pathname.endsWith('/answer-time')) return Response.json({ hours: null })
      if (!lessonId) return Response.json(writes.length === 0 ? course : { ...course, ...standing(), ...earned() })
      const number = Number(lessonId.slice(4))
      if (!(number >= 1 && number <= 5)) return problem('not_found')
      const note = notes.get(lessonId)
      return Response.json(makeMyLesson(number, { isDone: done.has(lessonId), ...lesson, ...(note && { note }) }))
    }
    const body = await request.clone().json()
    writes.push({ path: url.pathname, body })
    if (onWrite) {
      const refused = await onWrite(url, request)
      if (!refused.ok) return refused
    }
    if (part === 'note') {
      const note = { text: body.text, version: body.version + 1, savedAt: '2026-11-20T06:34:00.000Z' }
      notes.set(lessonId, note)
      return Response.json(note)
    }
    if (url.pathname.endsWith('/position')) return Response.json(standing())
    if (body.isDone === true) done.add(lessonId)
    if (body.isDone === false) done.delete(lessonId)
    return Response.json({ ...standing(), lesson: { isDone: done.has(lessonId), checked: body.checked ?? [] } })
  }
  return visitPage(path, answer, { device: device ?? null }).then((visited) => ({ ...visited, writes }))
}

const at = '/dashboard/my-courses/crs_1'

function offlineDevice(waiting: WaitingWrite[] = []): Device & { writes: WaitingWrite[] } {
  const listeners = new Set<() => void>()
  return {
    writes: waiting,
    keepAnswer: async () => {},
    findAnswer: async () => null,
    async send(write: Write) {
      this.writes = [...this.writes.filter(({ target }) => target !== write.target), { ...write, at: 0, refusal: null }]
      for (const listener of listeners) listener()
      return { kind: 'waiting' }
    },
    async listWrites() {
      return this.writes
    },
    async dropWrite(target) {
      this.writes = this.writes.filter((write) => write.target !== target)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

afterEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

describe('the player of a course', () => {
  it('[S-363] opens the lesson to go on with, and says so in the address', async () => {
    const { screen, navigation, writes } = await open(at)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Build a Secchi disc')
    await expect.poll(() => navigation.location.search).toBe('?lesson=les_3')
    await expect.element(screen.getByText('Module 1 · Lesson 3 of 3')).toBeVisible()
    await expect.element(screen.getByText('2 of 5 lessons')).toBeVisible()
    await expect.element(screen.getByText('2 modules, 1 h 15 min left')).toBeVisible()
    await expect
      .poll(() => writes)
      .toMatchObject([{ path: '/api/me/enrollments/crs_1/position', body: { lessonId: 'les_3' } }])
  })

  it('[part of S-363] shows a lesson as it was published, with what to bring and a checklist', async () => {
    const { screen, writes } = await open(`${at}?lesson=les_3`)
    await expect.element(screen.getByRole('heading', { name: 'What you need' })).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'What to bring' })).toHaveTextContent('cotton rope')
    await screen.getByRole('checkbox', { name: 'Knot the rope every 10 cm' }).click()
    await expect.element(screen.getByRole('region', { name: 'Checklist' })).toHaveTextContent('1 of 2')
    await expect
      .poll(() => writes.at(-1))
      .toEqual({ path: '/api/me/enrollments/crs_1/lessons/les_3', body: { checked: [1] } })
  })

  it('[B-20] marks the title of the course, of its modules and of the next lesson with their own language', async () => {
    const course = makeMyCourse()
    const inKannada = { ...course, course: { ...course.course, language: 'kn', originalLanguage: 'kn' } }
    const next = { id: 'les_2', title: 'ತಟ್ಟೆ ಇಳಿಸುವುದು', language: 'kn' }
    const { container, screen } = await open(`${at}?lesson=les_1`, { course: inKannada, lesson: { next } })
    await expect.element(screen.getByRole('heading', { name: 'Depth and clarity' })).toHaveAttribute('lang', 'kn')
    const marked = Array.from(container.querySelectorAll('p[lang=kn], span[lang=kn]'), ({ textContent }) => textContent)
    expect(new Set(marked)).toEqual(new Set([course.course.title, next.title]))
  })

  it('goes on and back by keys, at once and with the focus on the heading', async () => {
    const { screen, navigation, announcements, requests } = await open(`${at}?lesson=les_3`)
    await expect.poll(() => requests.filter(({ pathname }) => pathname.endsWith('/les_4'))).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}')
    const heading = screen.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('Lowering it')
    await expect.element(heading).toHaveFocus()
    await expect.poll(() => navigation.location.search).toBe('?lesson=les_4')
    await expect.poll(() => announcements).toContain('Lowering it: shade side, slow rope')
    await expect.poll(() => requests.filter(({ pathname }) => pathname.endsWith('/les_4'))).toHaveLength(1)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(heading).toHaveTextContent('How a Secchi disc works')
  })

  it('has the next lesson before its key is pressed, and asks nothing for it then', async () => {
    const { screen, requests } = await open(`${at}?lesson=les_1`)
    const asked = () => requests.filter(({ pathname }) => pathname.endsWith('/les_2')).length
    await expect.poll(asked).toBe(1)
    const heading = screen.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('What clarity tells you')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(heading).toHaveTextContent('How a Secchi disc works')
    expect(asked()).toBe(1)
  })

  it('lists its keys, leaves typing alone, and can be told to listen to none', async () => {
    const { screen, navigation } = await open(`${at}?lesson=les_3`)
    await screen.getByRole('textbox', { name: /^Notes on/ }).click()
    await userEvent.keyboard('m?{ArrowRight}')
    await expect.element(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible()
    await expect.poll(() => navigation.location.search).toBe('?lesson=les_3')
    await screen.getByRole('button', { name: /^Keys:/ }).click()
    await screen.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => navigation.location.search).toBe('?lesson=les_3')
  })

  it('[C-61] marks a lesson as done at once, and as not done again', async () => {
    const { screen, writes } = await open(`${at}?lesson=les_3`)
    await expect.element(screen.getByText('40%')).toBeVisible()
    await userEvent.keyboard('m')
    await expect
      .element(screen.getByRole('button', { name: 'Done', exact: true }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(screen.getByText('60%')).toBeVisible()
    await expect.element(screen.getByText('3 of 5 lessons')).toBeVisible()
    await expect.poll(() => writes.at(-1)?.body).toEqual({ isDone: true })
    await screen.getByRole('button', { name: 'Done', exact: true }).click()
    await expect.element(screen.getByText('40%')).toBeVisible()
  })

  it('[S-543] takes back what was refused, with the reason', async () => {
    const { screen, notices } = await open(`${at}?lesson=les_3`, {
      onWrite: (url) => (url.pathname.endsWith('position') ? Response.json({}) : problem('internal')),
    })
    await screen.getByRole('button', { name: 'Mark as done' }).click()
    await expect.poll(() => notices.map(({ tone }) => tone)).toEqual(['error'])
    await expect.element(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible()
    await expect.element(screen.getByText('40%')).toBeVisible()
  })

  it('celebrates the last lesson once, with the certificate that it has earned', async () => {
    const { screen } = await open(`${at}?lesson=les_5`, {
      course: makeMyCourse({ done: 4 }),
      lesson: { isDone: false },
    })
    await screen.getByRole('button', { name: 'Mark as done' }).click()
    await expect.element(screen.getByRole('heading', { name: 'You completed the course' })).toBeVisible()
    for (const [name, href] of [
      ['Your certificate', '/certificates/crt_1'],
      ['More courses in Water Resources', '/courses?category=Water+Resources'],
      ['Share the course', '/courses/crs_1'],
      ['Share your feedback', '/feedback'],
    ] as const)
      await expect.element(screen.getByRole('dialog').getByRole('link', { name })).toHaveAttribute('href', href)
    await screen.getByRole('button', { name: 'Stay here' }).click()
    await expect.element(screen.getByText('100%')).toBeVisible()
  })

  it('[S-363] says that there is no such course, or no such lesson any more', async () => {
    const { screen, description } = await visitPage(at, () => problem('not_found'))
    await expect.element(screen.getByRole('heading', { name: 'Course not found' })).toBeVisible()
    expect(description.status).toBe(404)
    const { screen: other } = await open(`${at}?lesson=les_99`)
    await expect.element(other.getByRole('alert')).toHaveTextContent('no longer part of the course')
    await expect
      .element(other.getByRole('link', { name: 'Continue the course' }))
      .toHaveAttribute('href', `${at}?lesson=les_3`)
  })

  it('[part of U-21.course] keeps a course that is no longer offered open, and says so', async () => {
    const course = makeMyCourse()
    const { screen } = await open(at, { course: { ...course, course: { ...course.course, isWithdrawn: true } } })
    await expect.element(screen.getByText(/no longer offered to others/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible()
  })

  it('breaks no word of a table on a phone, and scrolls it instead', async () => {
    await page.viewport(360, 740)
    const heads = ['Sample', 'Conductivity (µS/cm)', 'Depth (m below mark)', 'Turbidity', 'Temperature']
    const html = `<div class="scroll"><table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></table></div>`
    const { screen, container } = await open(`${at}?lesson=les_1`, { lesson: { html } })
    await expect.element(screen.getByText('Temperature', { exact: true })).toBeInTheDocument()
    for (const cell of container.querySelectorAll('th')) {
      expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(88)
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    }
    const box = container.querySelector('.scroll')!
    expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  it('says what a course without lessons is', async () => {
    const course = makeMyCourse({ modules: [], resumeLessonId: null, lessonCount: 0, lessonsDone: 0, progress: 0 })
    const { screen } = await open(at, { course })
    await expect.element(screen.getByText(/has no lessons yet/)).toBeVisible()
  })

  it('loads nothing of a video’s site before it is played', async () => {
    const { screen, container } = await open(`${at}?lesson=les_1`, {
      lesson: { kind: 'video', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    })
    await expect.element(screen.getByRole('button', { name: /^Play video/ })).toBeVisible()
    expect(container.querySelectorAll('iframe, video')).toHaveLength(0)
    expect(container.innerHTML).not.toContain('youtube')
  })

  it('says that it did not load, and tries again', async () => {
    let isUp = false
    const { screen } = await visitPage(at, (url) =>
      isUp ? Response.json(url.pathname.includes('/lessons/') ? makeMyLesson(3) : makeMyCourse()) : problem('internal'),
    )
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The course did not load')
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Build a Secchi disc')
  })
})

describe('the notes of a lesson', () => {
  const field = /^Notes on/

  it('save themselves, and say when', async () => {
    const { screen, writes } = await open(`${at}?lesson=les_3`)
    await screen.getByRole('textbox', { name: field }).fill('Plate from 4th cross, ₹140.')
    await expect.element(screen.getByText('Saved 12:04 pm')).toBeVisible()
    expect(writes.at(-1)).toEqual({
      path: '/api/me/enrollments/crs_1/lessons/les_3/note',
      body: { text: 'Plate from 4th cross, ₹140.', version: 0 },
    })
    await screen.getByRole('textbox', { name: field }).fill('Plate from 4th cross.')
    await expect.poll(() => writes.at(-1)?.body).toEqual({ text: 'Plate from 4th cross.', version: 1 })
  })

  it('are left by Escape, for the keys of the player', async () => {
    const { screen } = await open(`${at}?lesson=les_3`)
    await screen.getByRole('textbox', { name: field }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('textbox', { name: field })).not.toHaveFocus()
    await userEvent.keyboard('?')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
  })

  it('say why one more is not taken, and keep what was written', async () => {
    const { screen } = await open(`${at}?lesson=les_3`, {
      onWrite: ({ pathname }) => (pathname.endsWith('/note') ? problem('too_many_notes') : Response.json({})),
    })
    await screen.getByRole('textbox', { name: field }).fill('One too many')
    await expect.element(screen.getByText(/^You have 1,000 notes, as many as one account can hold/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: field })).toHaveValue('One too many')
    await expect.element(screen.getByRole('link', { name: 'All notes' })).toHaveAttribute('href', `${at}/notes`)
  })

  it('are saved when the lesson is left in the middle of a word', async () => {
    const { screen, writes } = await open(`${at}?lesson=les_3`)
    await screen.getByRole('textbox', { name: field }).fill('half a w')
    await screen.getByRole('link', { name: /^Next lesson/ }).click()
    await expect.poll(() => writes.map(({ body }) => body)).toContainEqual({ text: 'half a w', version: 0 })
    await expect.element(screen.getByRole('textbox', { name: field })).toHaveValue('')
  })

  it('show both where another device has written meanwhile, and lose neither', async () => {
    let isChanged = false
    const { screen, writes } = await open(`${at}?lesson=les_3`, {
      lesson: {
        get note() {
          return isChanged
            ? { text: 'from my phone', version: 4, savedAt: '2026-11-20T06:30:00.000Z' }
            : { text: '', version: 0, savedAt: null }
        },
      },
      onWrite: (url, request) => {
        if (!url.pathname.endsWith('/note') || isChanged) return Response.json({})
        isChanged = true
        return request.method === 'PUT' ? problem('note_changed') : Response.json({})
      },
    })
    await screen.getByRole('textbox', { name: field }).fill('from my desk')
    const conflict = screen.getByRole('alert')
    await expect.element(conflict).toHaveTextContent('This note was changed somewhere else')
    await expect.element(conflict).toHaveTextContent('from my phone')
    await expect.element(screen.getByRole('textbox', { name: field })).toHaveValue('from my desk')
    await screen.getByRole('button', { name: 'Keep both' }).click()
    await expect.poll(() => writes.at(-1)?.body).toEqual({ text: 'from my phone\n\nfrom my desk', version: 4 })
    await expect.element(conflict).not.toBeInTheDocument()
  })
})

describe('without a connection', () => {
  it('keeps what is done and written on the device, and shows it', async () => {
    const device = offlineDevice()
    const { screen } = await open(`${at}?lesson=les_3`, { device })
    await screen.getByRole('button', { name: 'Mark as done' }).click()
    await expect.element(screen.getByText('60%')).toBeVisible()
    await screen.getByRole('textbox', { name: /^Notes on/ }).fill('written on the bund')
    await expect.element(screen.getByText('Saved on this device')).toBeVisible()
    expect(device.writes.map(({ target, body }) => [target, body])).toEqual([
      ['learning:crs_1:position', expect.objectContaining({ lessonId: 'les_3' })],
      ['learning:crs_1:les_3:done', { isDone: true }],
      ['learning:crs_1:les_3:note', { text: 'written on the bund', version: 0 }],
    ])
  })

  it('[C-61] says that a course has begun as soon as a lesson is open', async () => {
    const { screen } = await open(at, { course: makeMyCourse({ done: 0 }), device: offlineDevice() })
    await expect.element(screen.getByText('Opened', { exact: true })).toBeVisible()
  })

  it('tells once of a mark that was refused when the connection came back, and shows the lesson as it was', async () => {
    const path = '/api/me/enrollments/crs_1/lessons/les_3'
    const device = offlineDevice([
      {
        method: 'PATCH',
        path,
        at: 0,
        refusal: 'checks_open',
        target: 'learning:crs_1:les_3:done',
        body: { isDone: true },
      },
    ])
    const { screen, notices } = await open(`${at}?lesson=les_3`, { device })
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          tone: 'error',
          text: '“Build a Secchi disc from a steel plate” was not changed: what you marked offline was refused. Open it and try again.',
        },
      ])
    await expect.element(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible()
    await expect.element(screen.getByText('2 of 5 lessons')).toBeVisible()
    await expect.poll(() => device.writes.map(({ target }) => target)).toEqual(['learning:crs_1:position'])
  })

  it('shows after a reload what still waits to be sent', async () => {
    const path = '/api/me/enrollments/crs_1/lessons/les_3'
    const waiting = { method: 'PATCH', path, at: 0, refusal: null } as const
    const device = offlineDevice([
      { ...waiting, target: 'learning:crs_1:les_3:done', body: { isDone: true } },
      { ...waiting, target: 'learning:crs_1:les_3:note', body: { text: 'written on the bund', version: 0 } },
    ])
    const { screen } = await open(`${at}?lesson=les_3`, { device })
    await expect.element(screen.getByText('3 of 5 lessons')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: /^Notes on/ })).toHaveValue('written on the bund')
    await expect.element(screen.getByRole('button', { name: 'Done', exact: true })).toBeVisible()
  })
})

describe('a short lesson', () => {
  it('as a note is followed by the next lesson with its kind, and is done when a reader goes on from there', async () => {
    const { container, screen, navigation, writes } = await open(`${at}?lesson=les_2`, {
      course: makeMyCourse({ done: 1 }),
      lesson: { kind: 'note' },
    })
    const next = screen.getByRole('region', { name: 'Next lesson' })
    await expect.element(next).toHaveTextContent('Build a Secchi disc from a steel plateField task, about 25 min')
    expect(await checkA11y(container)).toEqual([])
    await next.getByRole('button', { name: 'Finish and continue' }).click()
    await expect.poll(() => navigation.location.search).toBe('?lesson=les_3')
    await expect
      .poll(() => writes)
      .toContainEqual({ path: '/api/me/enrollments/crs_1/lessons/les_2', body: { isDone: true } })
  })

  it('as a note that is done only leads on', async () => {
    const { screen, navigation, writes } = await open(`${at}?lesson=les_2`, { lesson: { kind: 'note' } })
    await screen.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => navigation.location.search).toBe('?lesson=les_3')
    expect(writes.filter(({ path }) => path.includes('/lessons/'))).toEqual([])
  })

  it.each([
    ['is the last lesson', 5, 'note'],
    ['is no note', 4, 'reading'],
  ])('leads nowhere where it %s', async (_, number, kind) => {
    const { screen } = await open(`${at}?lesson=les_${number}`, { lesson: { kind } })
    await expect.element(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Next lesson' })).not.toBeInTheDocument()
  })
})

it('has nothing for axe', async () => {
  const { container, screen } = await open(`${at}?lesson=les_3`)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('fits a screen between a phone and a desk', async () => {
  await page.viewport(900, 800)
  const { screen } = await open(`${at}?lesson=les_3`)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(900)
})

it.each([1280, 1000])('names both neighbors in full at its foot at %i px', async (width) => {
  await page.viewport(width, 800)
  const long = 'Find one public work near you and note what its board leaves out'
  const { screen } = await open(`${at}?lesson=les_3`, {
    lesson: { previous: { id: 'les_2', title: long }, next: { id: 'les_4', title: long } },
  })
  const done = screen.getByRole('button', { name: 'Mark as done' }).element().getBoundingClientRect()
  const boxes = []
  for (const name of [/^Previous lesson/, /^Next lesson/]) {
    const link = screen.getByRole('link', { name })
    const words = link.getByText(long).element()
    expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight)
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    boxes.push(link.element().getBoundingClientRect())
  }
  const [previous, next] = boxes
  expect(previous?.left).toBeGreaterThanOrEqual(0)
  expect(previous?.right).toBeLessThan(done.left)
  expect(next?.left).toBeGreaterThan(done.right)
  expect(next?.right).toBeLessThanOrEqual(width)
})

it('has outline and notes in sheets on a phone', async () => {
  await page.viewport(360, 800)
  const { screen, navigation } = await open(`${at}?lesson=les_3`)
  await screen.getByRole('button', { name: 'Course outline' }).click()
  await screen
    .getByRole('dialog')
    .getByRole('link', { name: /What clarity tells you/ })
    .click()
  await expect.poll(() => navigation.location.search).toBe('?lesson=les_1')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Notes', exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Notes on/ })).toBeVisible()
})
