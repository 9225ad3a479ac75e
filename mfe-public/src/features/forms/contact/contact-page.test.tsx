import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newUser } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/contact'
const message = {
  name: 'Meera Nambiar',
  email: 'meera.n@example.in',
  subject: 'A tank',
  message: 'Who mends it?\nThe sluice is open.',
}
const accepted = () => Response.json({ ok: true, id: 'msg_1' })

afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

async function visitForm(answer: FetchStub, submission?: ReturnType<typeof sentForm>) {
  const visit = await visitPage(path, answer, submission ? { submission } : {})
  const { screen } = visit
  const fields = {
    name: screen.getByLabelText('Name'),
    email: screen.getByRole('textbox', { name: 'Email' }),
    subject: screen.getByLabelText('Subject'),
    message: screen.getByLabelText('Message'),
  }
  const fillIn = async () => {
    for (const name of ['name', 'email', 'subject', 'message'] as const) await fields[name].fill(message[name])
  }
  return { ...visit, fields, fillIn, submit: screen.getByRole('button', { name: 'Send message' }) }
}

describe('the contact page', () => {
  it('[S-031.contact] [S-242] has the ways to reach us beside a form that works without a script', async () => {
    const { container, description, screen } = await visitPage(path, pending)
    await expect
      .element(screen.getByRole('link', { name: 'hello@kere.example' }))
      .toHaveAttribute('href', 'mailto:hello@kere.example')
    await expect.element(screen.getByRole('region', { name: 'Contact details' })).toHaveTextContent(/Bengaluru, India/)
    const form = container.querySelector<HTMLFormElement>('form[method="post"]')!
    expect(form.getAttribute('action')).toBe(path)
    expect(description).toMatchObject({ status: 200, meta: { title: 'Contact', canonical: path } })
  })

  it('takes over a subject from its address', async () => {
    await visitPage('/contact?subject=A+learner+account', () => new Response(null, { status: 204 }))
    await expect.element(page.getByLabelText('Subject')).toHaveValue('A learner account')
  })

  it('[S-243] demands a name, an email of that type, a subject and a message', async () => {
    const { container } = await visitPage(path, pending)
    const required = [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')]
    expect(required.map(({ name, type }) => [name, type])).toEqual([
      ['name', 'text'],
      ['email', 'email'],
      ['subject', 'text'],
      ['message', 'textarea'],
    ])
  })

  it('knows the name and the email of who is signed in', async () => {
    const account = { email: 'meera.n@example.in', hasPassword: true, google: null }
    const { screen, requests } = await visitPage(path, () => Response.json(account), { user: newUser })
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Meera Nambiar')
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('meera.n@example.in')
    await expect.poll(() => requests.map(({ pathname }) => pathname)).toEqual(['/api/me/account'])
  })

  it('is open to who is signed in where their email cannot be had', async () => {
    const { description, screen } = await visitPage(path, () => problem('unavailable'), { user: newUser })
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    expect(description.status).toBe(200)
  })

  it('asks nothing of the API for a visitor', async () => {
    const { requests } = await visitPage(path, pending)
    expect(requests).toEqual([])
  })

  it('[W-33] has a field that people and their form fillers do not find', async () => {
    const { container } = await visitPage(path, pending)
    const trap = container.querySelector<HTMLInputElement>('[name="pebble"]')!
    expect([trap.tabIndex, trap.required, trap.closest('[aria-hidden="true"]') !== null]).toEqual([-1, false, true])
    const told = ['autocomplete', 'data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']
    expect(told.map((name) => trap.getAttribute(name))).toEqual(['off', '', '', 'true', 'other'])
    const known =
      /name|mail|phone|tel|address|street|city|state|zip|post|country|company|org|title|url|web|site|user|pass|card|birth|age|note/i
    expect(`${trap.name} ${trap.id} ${trap.labels?.[0]?.textContent}`).not.toMatch(known)
  })

  it('has nothing for axe', async () => {
    const { container, fillIn, screen, submit } = await visitForm(accepted)
    await submit.click()
    await expect.element(screen.getByText('Message is required').last()).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await fillIn()
    await submit.click()
    await expect.element(screen.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})

describe('writing to us', () => {
  it('[U-17] says at each field what is missing, and goes to the first one', async () => {
    const { fields, submit, requests } = await visitForm(pending)
    await submit.click()
    await expect.element(fields.name).toHaveFocus()
    await expect.element(fields.name).toHaveAccessibleDescription('Name is required')
    await expect.element(fields.email).toHaveAccessibleDescription('Email is required')
    await expect.element(fields.subject).toHaveAccessibleDescription('Subject is required')
    await expect.element(fields.message).toHaveAccessibleDescription('Message is required')
    await fields.email.fill('meera')
    await expect.element(fields.email).toHaveAccessibleDescription('Please enter a valid email address')
    expect(requests).toEqual([])
  })

  it('lists what is wrong in one place, and leads from there to each field', async () => {
    const { screen, fields, submit } = await visitForm(pending)
    await fields.name.fill('Meera')
    await submit.click()
    const summary = screen.getByRole('group', { name: 'Fix 3 fields' })
    await expect
      .poll(() =>
        summary
          .getByRole('button')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Email is required', 'Subject is required', 'Message is required'])
    await summary.getByRole('button', { name: 'Message is required' }).click()
    await expect.element(fields.message).toHaveFocus()

    await fields.email.fill('meera@example.org')
    await expect.element(screen.getByRole('group', { name: 'Fix 2 fields' })).toBeVisible()
    await fields.subject.fill('Maps')
    await expect.element(screen.getByRole('group', { name: /^Fix/ })).not.toBeInTheDocument()
    await submit.click()
    await expect.element(fields.message).toHaveFocus()
    await expect.element(summary).not.toBeInTheDocument()
  })

  it('goes to the text area where only the message is missing', async () => {
    const { fields, fillIn, submit } = await visitForm(pending)
    await fillIn()
    await fields.message.fill('')
    await submit.click()
    await expect.element(fields.message).toHaveFocus()
    await expect.element(fields.message).toHaveAccessibleDescription('Message is required')
  })

  it('leaves the button where it is while it is pressed, whatever the field says that was left for it', async () => {
    const { fields, fillIn, submit } = await visitForm(pending)
    await fillIn()
    await fields.message.fill('')
    const button = submit.element()
    const { y } = button.getBoundingClientRect()
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    fields.message.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await import('@kere/contracts/forms/contact')
    await expect.poll(() => button.getBoundingClientRect().y).toBe(y)
    await expect.element(fields.message).not.toHaveAccessibleDescription('Message is required')
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await expect.element(fields.message).toHaveAccessibleDescription('Message is required')
  })

  it('[S-242] [S-244] [S-528] sends it, says that it has gone, and offers another one', async () => {
    let sent: unknown
    const { fillIn, submit, screen, navigation, fields, container } = await visitForm(async (_, request) => {
      sent = [request.method, new URL(request.url).pathname, await request.json()]
      return accepted()
    })
    await fillIn()
    await submit.click()
    await expect.element(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus()
    await expect
      .element(screen.getByText("Thank you for your message! We'll get back to you soon.", { exact: true }))
      .toBeVisible()
    await expect.poll(() => sent).toEqual(['POST', '/api/contact-messages', { ...message, pebble: '' }])
    await expect.poll(() => [navigation.location.search, container.querySelector('form')]).toEqual(['?sent=1', null])

    await screen.getByRole('link', { name: 'Send Another Message' }).click()
    await expect.element(fields.message).toHaveValue('')
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('[S-242] sends once, however often it is pressed', async () => {
    const { fields, fillIn, requests, screen } = await visitForm(pending)
    await fillIn()
    await fields.subject.click()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
    // The button is busy before anything is sent, because the check first loads its schema.
    await expect.poll(() => requests.length).toBe(1)
  })

  it('[S-245] says in its place and as a notification that it failed, and keeps what was typed', async () => {
    const { fields, fillIn, notices, screen, submit } = await visitForm(() =>
      problem('internal', { requestId: 'req_7F3K' }),
    )
    await fillIn()
    await submit.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/Failed to send message.*req_7F3K/)
    await expect.poll(() => notices).toEqual([{ tone: 'error', text: 'Failed to send message' }])
    await expect.element(fields.message).toHaveValue(message.message)
  })

  it('[S-245] says what the API refuses, at the field or by its reason', async () => {
    const errors = [{ pointer: '/body/subject', detail: 'Please use at most 120 characters' }]
    let isField = true
    const { fields, fillIn, screen, submit } = await visitForm(async () => {
      if (!isField) return problem('too_many_attempts', { retryAfterSeconds: 540 })
      const refused = await problem('validation_failed').json()
      return Response.json({ ...(refused as object), errors }, { status: 422 })
    })
    await fillIn()
    await submit.click()
    await expect.element(fields.subject).toHaveAccessibleDescription('Please use at most 120 characters')
    await expect.element(fields.subject).toHaveFocus()
    isField = false
    await submit.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Try again in 9 minutes.')
  })
})

describe('a message that was sent without a script', () => {
  it('and refused stands there again, with why at its field', async () => {
    const errors = [{ pointer: '/body/message', detail: 'Message is required' }]
    const submission = sentForm('contact', 'validation_failed', { values: { ...message, message: '' }, errors })
    const { description, fields } = await visitForm(pending, submission)
    await expect.element(fields.name).toHaveValue(message.name)
    await expect.element(fields.email).toHaveValue(message.email)
    await expect.element(fields.message).toHaveAccessibleDescription('Message is required')
    await expect.element(fields.message).toHaveFocus()
    expect(description.meta.title).toBe('Error: Contact')
  })

  it('keeps what its sender has put in the place of their own name and email', async () => {
    const account = { email: 'other@example.in', hasPassword: true, google: null }
    const submission = sentForm('contact', 'validation_failed', { values: { ...message, name: '' } })
    const { screen } = await visitPage(path, () => Response.json(account), { user: newUser, submission })
    await expect.element(screen.getByLabelText('Name')).toHaveValue('')
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(message.email)
  })

  it('[S-245] and not taken says so', async () => {
    const { screen, fields } = await visitForm(pending, sentForm('contact', 'unavailable', { values: message }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to send message')
    await expect.element(fields.message).toHaveValue(message.message)
  })

  it('and refused is not thanked for, whatever the address says', async () => {
    const submission = sentForm('contact', 'validation_failed', { values: { ...message, name: '' } })
    const { screen } = await visitPage(`${path}?sent=1`, pending, { submission })
    await expect.element(screen.getByLabelText('Message')).toHaveValue(message.message)
  })

  it('[S-244] and refused leaves nothing behind once it has been mended and sent with a script', async () => {
    const errors = [{ pointer: '/body/subject', detail: 'Subject is required' }]
    const submission = sentForm('contact', 'validation_failed', { values: { ...message, subject: '' }, errors })
    const { fields, screen, submit, titles } = await visitForm(accepted, submission)
    await expect.element(fields.subject).toHaveAccessibleDescription('Subject is required')
    await fields.subject.fill(message.subject)
    await submit.click()
    await expect.element(screen.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    await expect.poll(() => titles.at(-1)).toBe('Message sent')

    await screen.getByRole('link', { name: 'Send Another Message' }).click()
    await expect.element(fields.message).toHaveValue('')
    await expect.element(fields.subject).not.toHaveAccessibleDescription('Subject is required')
    await expect.poll(() => titles.at(-1)).toBe('Contact')
  })

  it('[S-244] and taken is thanked for', async () => {
    const { screen, description } = await visitPage(`${path}?sent=1`, pending)
    expect(description.meta.title).toBe('Message sent')
    await expect.element(screen.getByText(/We'll get back to you soon/)).toBeVisible()
  })
})
