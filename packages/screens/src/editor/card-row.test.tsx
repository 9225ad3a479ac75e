import type { RemoteApp } from '@kere/platform/page'
import type { FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeSessionUser, visitPageAs } from '../visit-page.tsx'
import { MarkdownField } from './markdown-field.tsx'

beforeEach(() => localStorage.clear())

const found = (id: string, title: string, path: string) => ({
  id,
  title,
  path,
  text: '',
  facts: [],
  picture: null,
  drawing: null,
  price: null,
  startsAt: null,
  closesAt: null,
})

const group = (kind: string, items: ReturnType<typeof found>[]) => ({
  kind,
  total: items.length,
  totalIsLowerBound: false,
  items,
})

const course = found('crs_1', 'Reading a lake', '/courses/crs_1')
const post = found('pst_1', 'A lake in May', '/blog/a-lake')

async function visit() {
  const texts: string[] = []
  const asked: string[] = []
  const answer: FetchStub = ({ searchParams }) => {
    const words = searchParams.get('q') ?? ''
    asked.push(words)
    return Response.json({ groups: words === 'zz' ? [] : [group('courses', [course]), group('posts', [post])] })
  }
  function Field() {
    const [value, setValue] = useState('At the lake.')
    const change = (next: string) => {
      texts.push(next)
      setValue(next)
    }
    return <MarkdownField id="body" label="Lesson" value={value} maxLength={2_000} onChange={change} />
  }
  const meta = { title: 'Editor', description: '', canonical: '/editor', breadcrumbs: [] }
  const app: RemoteApp = {
    name: 'screens',
    pages: { '/editor': async () => ({ component: Field, describe: () => ({ status: 200, meta }) }) },
  }
  const { container } = await visitPageAs(makeSessionUser({ role: 'educator' }), app, '/editor', answer)
  return { container, texts, asked }
}

it.each([false, true])('a course is found and set into the text as a card (formatted: %s)', async (isFormatted) => {
  const { container, texts, asked } = await visit()
  if (!isFormatted) await page.getByRole('button', { name: 'Formatted' }).click()
  await page.getByText('At the lake.').click()
  await userEvent.keyboard('{End}')
  await page.getByRole('button', { name: 'Card' }).click()
  const field = page.getByRole('searchbox')
  await expect.element(field).toHaveFocus()
  await field.fill('zz')
  await expect.element(page.getByText('Nothing published has these words')).toBeVisible()
  await field.fill('lake')
  const results = page.getByRole('list', { name: 'Results' })
  await expect.element(results.getByRole('button')).toHaveTextContent('Reading a lake')
  expect(await findViolations(container)).toEqual([])
  await results.getByRole('button').click()
  expect(texts.at(-1)?.trim()).toBe('At the lake.\n\n[Reading a lake](/courses/crs_1 "Course")')
  expect(asked).toEqual(['zz', 'lake'])
  await expect.element(field).not.toBeInTheDocument()
})
