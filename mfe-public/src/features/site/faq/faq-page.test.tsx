import { pending } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

afterEach(() => page.viewport(1280, 800))

const categories = [
  'General',
  'Learning',
  'Courses',
  'Mentorship',
  'Fellowship',
  'Educators',
  'Payments',
  'Technical',
  'Support',
  'Privacy',
  'Account',
]

const textOfLinks = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.firstChild!.textContent)

describe('the answers', () => {
  it('[S-031.faq] [S-239] [S-240] stand by category, closed, with a way to write to us', async () => {
    const { screen, container } = await visitPage('/faq', pending)
    const tabs = screen.getByRole('navigation', { name: 'Categories' })
    await expect.element(tabs).toBeVisible()
    expect(textOfLinks(tabs.element())).toEqual(['All', ...categories])
    expect(container.querySelectorAll('details[open]')).toHaveLength(0)
    await expect
      .poll(() => [...container.querySelectorAll('h2')].map((heading) => heading.textContent))
      .toEqual([...categories])
    await expect.element(screen.getByRole('link', { name: 'write to us' }).first()).toHaveAttribute('href', '/contact')
  })

  it('[S-241] say that nobody changes their own email address', async () => {
    const { screen } = await visitPage('/faq', pending)
    await screen.getByText('Can I change my email address?').click()
    await expect.element(screen.getByText(/You cannot change it yourself/)).toBeVisible()
  })

  it('[S-167] [S-168] [S-169] [S-170] state what holds of fellowships', async () => {
    const { container } = await visitPage('/faq?category=fellowship', pending)
    for (const stated of [
      'The programmes are unpaid',
      'The K-12 track takes 3–5 hours a week, College 5–8, and Professional 6–10',
      'Within 3–4 weeks of the deadline',
      'International applicants are welcome',
    ])
      expect(container.textContent).toContain(stated)
  })

  it('are of one category by its address', async () => {
    const { container } = await visitPage('/faq?category=payments', pending)
    expect(container.querySelectorAll('details').length).toBeGreaterThan(1)
    expect(container.querySelectorAll('h2:not([data-foot] *)')).toHaveLength(1)
    expect(container.querySelector('[aria-current]')!.textContent).toContain('Payments')
  })

  it('have an address each, at which they are open', async () => {
    const { container, description } = await visitPage('/faq/how-do-i-get-a-refund', pending)
    expect(description).toMatchObject({
      status: 200,
      meta: { title: 'How do I get a refund?', canonical: '/faq' },
    })
    const open = container.querySelectorAll('details[open]')
    expect(open).toHaveLength(1)
    expect(open[0]!.textContent).toContain('You have 30 days from the day you paid')
  })

  it('say where there is no such question, and show all', async () => {
    const { screen, container, description } = await visitPage('/faq/why', pending)
    expect(description).toMatchObject({ status: 404, meta: { noindex: true } })
    await expect.element(screen.getByText(/There is no question at this address/)).toBeVisible()
    expect(container.querySelectorAll('details').length).toBeGreaterThan(20)
  })
})

describe('searching', () => {
  it('finds words of questions and of answers, and opens what it finds', async () => {
    const { screen, container } = await visitPage('/faq', pending)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'TRANSFER order')
    await expect.poll(() => container.querySelectorAll('details[open]').length).toBe(1)
    await expect.element(screen.getByText('How do I pay for a course?')).toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 answer for “TRANSFER order”')
  })

  it('says when nothing matches, with a way back', async () => {
    const { screen } = await visitPage('/faq?search=zzz', pending)
    await expect.element(screen.getByRole('heading', { name: 'No answers found' })).toBeVisible()
    await screen.getByRole('link', { name: 'All answers' }).click()
    await expect.element(screen.getByText('What is Kere?')).toBeVisible()
  })

  it('works without a script: the field is a form that asks the same address', async () => {
    const { screen } = await visitPage('/faq?category=payments&search=refund', pending)
    const form = screen.getByRole('search', { name: 'Answers' }).element() as HTMLFormElement
    expect([new URL(form.action).pathname, form.method, Object.fromEntries(new FormData(form))]).toEqual([
      '/faq',
      'get',
      { category: 'payments', search: 'refund' },
    ])
  })
})

it.each([1280, 360])('has nothing for axe at %s px', async (width) => {
  document.documentElement.lang = 'en'
  document.title = 'FAQ'
  await page.viewport(width, 800)
  const { container } = await visitPage('/faq/how-do-i-get-a-refund', pending)
  expect(await checkA11y(container)).toEqual([])
})
