import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  makePost,
  makePostAuthor,
  makePostList,
  makePostSummary,
  postCategories,
} from '../../../testing/post-answers.ts'
import { goToFoot } from '../../../testing/go-to-foot.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { postNode } from './post-node.ts'

const answerWith =
  (answers: Record<string, unknown>): FetchStub =>
  async ({ pathname }) => {
    const answer = { '/api/post-categories': postCategories, ...answers }[pathname]
    return answer === undefined ? problem('not_found') : Response.json(answer)
  }

const main = page.getByRole('main')

describe('/blog', () => {
  it('[S-156] [S-157] [S-027] lists cards with what they say, beside the categories', async () => {
    const list = makePostList(2, 'next')
    list.items[0] = { ...makePostSummary(1), coverImage: '/media/foam.webp' }
    await visitPage('/blog', answerWith({ '/api/posts': list }))
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Blog')
    const leading = main.getByRole('article').first()
    await expect
      .element(leading.getByRole('link', { name: 'What post 1 is about', exact: true }))
      .toHaveAttribute('href', '/blog/post-1')
    await expect.element(leading).toHaveTextContent(/Asha Raghunath · 13 Nov 2026 · 4 min read/)
    await expect.element(leading).toHaveTextContent('Foam is the part you can photograph.')
    for (const card of [leading, main.getByRole('article').nth(1)])
      await expect
        .element(card.getByRole('link', { name: 'Water Resources', exact: true }))
        .toHaveAttribute('href', '/blog?category=water-resources')
    expect(leading.element().querySelector('img[src="/media/foam.webp"]')).not.toBeNull()
    await expect.element(leading.getByRole('link', { name: 'Read More about What post 1 is about' })).toBeVisible()
    const categories = main.getByRole('navigation', { name: 'Categories' })
    await expect
      .element(categories.getByRole('link', { name: /Water Resources/ }))
      .toHaveAttribute('href', '/blog?category=water-resources')
    expect(categories.getByRole('link', { name: /Biodiversity/ }).query()).toBeNull()
    await expect.element(main.getByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blog?cursor=next')
    await checkA11y()
  })

  it('[S-160] says that there is none', async () => {
    await visitPage('/blog?category=water-resources', answerWith({ '/api/posts': makePostList(0) }))
    await expect.element(main.getByRole('heading', { name: 'No posts found' })).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'RSS feed' }))
      .toHaveAttribute('href', '/blog/feed.xml?category=water-resources')
  })

  it('[part of S-553] says when posts cannot be fetched', async () => {
    const failed = {
      type: 'about:blank',
      title: 'x',
      status: 500,
      code: 'internal',
      detail: 'Failed to fetch blog posts',
    }
    await visitPage('/blog', async () => Response.json(failed, { status: 500 }))
    await expect.element(main.getByRole('heading', { name: 'Failed to fetch blog posts' })).toBeVisible()
  })
})

describe('/blog/{slug}', () => {
  it('[S-161] [S-028] sets the post, with its neighbours and what to read next', async () => {
    await visitPage('/blog/post-1', answerWith({ '/api/posts/post-1': makePost({ coverImage: '/media/foam.webp' }) }))
    await goToFoot()
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('What post 1 is about')
    const head = document.querySelector('main article header')
    expect(head?.textContent).toMatch(/Water Resources.*Asha Raghunath.*13 Nov 2026/)
    expect(head?.querySelector('a[href="/blog?category=water-resources"]')?.textContent).toBe('Water Resources')
    expect(document.querySelector('main img[src="/media/foam.webp"]')).not.toBeNull()
    await expect.element(main.getByRole('link', { name: 'All posts' }).first()).toHaveAttribute('href', '/blog')
    await expect.element(main.getByText('Foam is the part you can photograph.').first()).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Link to “Air”' })).toHaveAttribute('href', '#text-air')
    const around = main.getByRole('navigation', { name: 'Older and newer posts' })
    await expect.element(around.getByRole('link')).toHaveAttribute('href', '/blog/post-2')
    await expect.element(around).toHaveTextContent('This is the newest post')
    expect(main.getByRole('navigation', { name: 'On this page' }).query()).toBeNull()
    await checkA11y()
  })

  it('leads on to nothing twice: what is older or newer is not among the rest', async () => {
    const related = [makePostSummary(2), makePostSummary(3)]
    const featured = { items: [makePostSummary(1), makePostSummary(3), makePostSummary(4)] }
    await visitPage(
      '/blog/post-1',
      answerWith({ '/api/posts/post-1': makePost({ related }), '/api/posts/featured': featured }),
    )
    await goToFoot()
    await expect.element(main.getByRole('heading', { name: 'Read next' })).toBeVisible()
    const titles = [...document.querySelectorAll('[data-foot] h3')].map((title) => title.textContent)
    expect(titles).toEqual(['What post 3 is about', 'What post 4 is about'])
  })

  it('has contents from four headings on', async () => {
    const headings = ['Air', 'Water', 'Silt', 'Rain'].map((text) => ({ id: `text-${text}`, text }))
    await visitPage('/blog/post-1', answerWith({ '/api/posts/post-1': makePost({ headings }) }))
    await expect.element(main.getByText('On this page').first()).toBeVisible()
  })

  it('[S-162] says that there is none', async () => {
    await visitPage('/blog/nothing', answerWith({}))
    await expect.element(main.getByRole('heading', { name: 'Post not found' })).toBeVisible()
  })

  it('tells search engines who wrote it when', () => {
    expect(postNode(makePost())).toMatchObject({
      '@type': 'BlogPosting',
      author: { '@type': 'Person', name: 'Asha Raghunath' },
      datePublished: '2026-11-13T03:30:00.000Z',
    })
  })
})

it('lists what an author has written', async () => {
  const answers = { '/api/post-authors/usr_7': makePostAuthor(), '/api/posts': makePostList(2) }
  await visitPage('/blog/authors/usr_7', answerWith(answers))
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Raghunath')
  await checkA11y()
})
