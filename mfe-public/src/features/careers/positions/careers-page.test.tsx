import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const intern = {
  id: 'ai-dev-intern',
  title: 'AI Development Intern',
  location: 'Remote',
  type: 'Internship, 3 months',
  description: 'Ranks what a learner may do next.',
  responsibilities: ['Write a ranking that says why'],
  requirements: ['You have shipped a model'],
  benefits: ['A mentor'],
  publishedAt: '2026-10-01T03:30:00.000Z',
}
const founder = { ...intern, id: 'tech-cofounder', title: 'Technical Co-founder' }

const resume = new File(['%PDF-1.7\n%%EOF\n'], 'sneha.pdf', { type: 'application/pdf' })
const main = page.getByRole('main')
const form = main.getByRole('form', { name: 'Apply for AI Development Intern' })
const kept = 'I measure rivers already.'

let sent: { body: unknown; resume: string; key: string | null }[]

beforeEach(() => {
  sent = []
  localStorage.clear()
})
afterEach(() => page.viewport(1280, 800))

const startApi =
  (answer: () => Response = () => Response.json({ ok: true })): FetchStub =>
  async (_, request) => {
    if (request.method === 'GET') return Response.json({ items: [intern, founder] })
    const parts = await request.formData()
    const file = parts.get('resume')
    const key = request.headers.get('idempotency-key')
    sent.push({ body: JSON.parse(parts.get('body') as string), resume: file instanceof File ? file.name : '', key })
    return answer()
  }

async function fill() {
  await form.getByLabelText('Name').fill('Sneha Kulkarni')
  await form.getByLabelText('Email').fill('sneha@example.in')
  await form.getByLabelText('LinkedIn/Portfolio URL').fill('linkedin.com/in/sneha')
  await form.getByLabelText('Why do you want to work with us?').fill(kept)
  await form.getByLabelText('Resume').upload(resume)
}

const submit = () => form.getByRole('button', { name: 'Send application' }).click()

describe('/careers', () => {
  it('opens one position at a time, each at an address of its own', async () => {
    const { navigation } = await visitPage('/careers', startApi())
    await main.getByRole('link', { name: 'Apply for AI Development Intern' }).click()
    await expect.element(form).toBeVisible()
    await main.getByRole('link', { name: 'Apply for Technical Co-founder' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => navigation.location.pathname).toBe('/careers/tech-cofounder')
    expect(main.getByRole('form').elements()).toHaveLength(1)
  })

  it.each([360, 1280])('at %i px says at each field what is missing, and is accessible so', async (width) => {
    await page.viewport(width, 800)
    await visitPage('/careers/ai-dev-intern', startApi())
    await submit()
    for (const [label, text] of [
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
      ['LinkedIn/Portfolio URL', 'LinkedIn/Portfolio URL is required'],
      ['Why do you want to work with us?', 'Please tell us why you want to work with us'],
      ['Resume', 'Resume is required'],
    ] as const)
      await expect.element(form.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text.replace('?', '\\?')))
    expect(sent).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await checkA11y()).toEqual([])
  })

  it('[S-579.resume] [S-236] takes PDF, DOC and DOCX as a resume', async () => {
    await visitPage('/careers/ai-dev-intern', startApi())
    await expect.element(form.getByLabelText('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  })

  it('sends what was typed with the resume, and says so', async () => {
    await visitPage('/careers/ai-dev-intern', startApi())
    await fill()
    await submit()
    await expect.element(page.getByRole('dialog', { name: 'Application Submitted!' })).toBeVisible()
    await expect
      .poll(() => sent)
      .toMatchObject([{ body: { position: 'ai-dev-intern', name: 'Sneha Kulkarni', note: kept }, resume: 'sneha.pdf' }])
    expect(await checkA11y()).toEqual([])
  })

  it.each([
    ['upload_failed', 'Failed to upload resume. Please try again.', 1],
    ['internal', 'There was an error submitting your application. Please try again.', 1],
    ['position_closed', 'This position has just been closed', 2],
  ] as const)(
    '[S-238] refused as %s says "%s" in its place and as a notification, and loses nothing',
    async (code, text, acts) => {
      const { notices } = await visitPage(
        '/careers/ai-dev-intern',
        startApi(() => problem(code)),
      )
      await fill()
      await submit()
      await expect.element(form.getByRole('alert')).toHaveTextContent(text)
      await expect.poll(() => notices.map((notice) => [notice.tone, notice.text])).toEqual([['error', text]])
      await expect.element(form.getByLabelText('Why do you want to work with us?')).toHaveValue(kept)
      expect((form.getByLabelText('Resume').element() as HTMLInputElement).files).toHaveLength(1)
      await submit()
      await expect.poll(() => sent).toHaveLength(2)
      expect(new Set(sent.map(({ key }) => key)).size).toBe(acts)
    },
  )

  it('says that a position at its address is closed, and shows the open ones', async () => {
    await visitPage('/careers/astronaut', startApi())
    await expect.element(main.getByText('This position is closed')).toBeVisible()
    await expect.element(main.getByRole('heading', { name: '2 open positions' })).toBeVisible()
  })
})
