import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PageModule } from '../page.ts'
import { renderRemoteForTest } from './stage.tsx'

function CoursePage() {
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>Course {id}</h1>
      <p>Lesson {search.get('lesson') ?? 'none'}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <button type="button" onClick={() => setSearch({ lesson: '2' }, { replace: true })}>
        Second lesson
      </button>
      <button type="button" onClick={() => void navigate('/courses/b?lesson=7')}>
        Course b
      </button>
      <Link to="/about">About</Link>
      <a href="/courses/a?lesson=3">Third lesson</a>
    </>
  )
}

const pageOf = (component: PageModule['component']): PageModule => ({
  component,
  describe: ({ params }) => ({
    status: 200,
    meta: { title: params.id ?? '', description: '', canonical: '/', breadcrumbs: [] },
  }),
})

const coursePage = pageOf(CoursePage)

async function visit(path: string) {
  const about = Promise.withResolvers<PageModule>()
  const pages = {
    '/courses/new': () => Promise.resolve(pageOf(() => <h1>New course</h1>)),
    '/courses/:id': () => Promise.resolve(coursePage),
    '/about': () => about.promise,
    '*': () => Promise.resolve(pageOf(() => <h1>Nothing here</h1>)),
  }
  const { tree, ...stage } = await renderRemoteForTest({ name: 'sample', pages }, path, () => new Response())
  onTestFinished(() => stage.container.remove())
  const screen = await render(tree, { container: stage.container })
  const bringAbout = () => about.resolve(pageOf(() => <h1>About</h1>))
  return { screen, bringAbout, ...stage }
}

describe('a page', () => {
  it.each([
    ['/courses/a', 'Course a'],
    ['/courses/a%20b', 'Course a b'],
    ['/courses/%E0%A4%A', 'Course %E0%A4%A'],
    ['/courses/new', 'New course'],
    ['/Courses/new', 'Nothing here'],
    ['/courses/a/b', 'Nothing here'],
  ])('at %s is that of the most literal pattern, with its parameters', async (path, heading) => {
    const { screen } = await visit(path)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  })

  it('keeps what it holds when its search changes, by script or by a plain link', async () => {
    const { screen, navigation } = await visit('/courses/a')
    await screen.getByRole('button', { name: 'Counted 0' }).click()
    await screen.getByRole('button', { name: 'Second lesson' }).click()
    await expect.element(screen.getByText('Lesson 2')).toBeVisible()
    expect(navigation.location.index).toBe(0)
    await screen.getByRole('link', { name: 'Third lesson' }).click()
    await expect.element(screen.getByText('Lesson 3')).toBeVisible()
    expect(navigation.location.index).toBe(1)
    await expect.element(screen.getByRole('button', { name: 'Counted 1' })).toBeVisible()
  })

  it('begins anew with other parameters', async () => {
    const { screen } = await visit('/courses/a')
    await screen.getByRole('button', { name: 'Counted 0' }).click()
    await screen.getByRole('button', { name: 'Course b' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Course b')
    await expect.element(screen.getByText('Lesson 7')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Counted 0' })).toBeVisible()
  })

  it('stays with its own address until the code of the next one is there', async () => {
    const { screen, navigation, bringAbout } = await visit('/courses/a?lesson=4')
    await screen.getByRole('link', { name: 'About' }).click()
    expect(navigation.location).toMatchObject({ pathname: '/about', index: 1 })
    await screen.getByRole('button', { name: 'Counted 0' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Course a')
    await expect.element(screen.getByText('Lesson 4')).toBeVisible()
    bringAbout()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About')
  })
})
