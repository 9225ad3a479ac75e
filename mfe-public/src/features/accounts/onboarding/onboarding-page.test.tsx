import type { SessionUser } from '@kere/contracts/accounts/session'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y, findViolations } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepEducatorAnswers, readEducatorAnswers } from '../../../auth/educator-answers.ts'
import { educatorAnswers, newUser } from '../../../testing/new-account.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { Onboarding } from './onboarding-page.tsx'

const newEducator: SessionUser = { ...newUser, role: 'educator', educatorStatus: 'pending' }
const refuseField = (pointer: string, detail: string) =>
  Response.json(
    { type: 'about:blank', title: '', status: 422, code: 'validation_failed', errors: [{ pointer, detail }] },
    { status: 422 },
  )
const done = () => Response.json({ user: { ...newUser, isOnboarded: true } })

interface Visit {
  user?: SessionUser
  search?: string
}

async function visitOnboarding(answer: FetchStub, { user = newUser, search = '' }: Visit = {}) {
  const left: string[] = []
  const sent: unknown[] = []
  const component = () => <Onboarding onLeave={(path) => void left.push(path)} />
  const meta = { title: '', description: '', canonical: '', breadcrumbs: [] }
  const pages = { '/onboarding': async () => ({ component, describe: () => ({ status: 200 as const, meta }) }) }
  const listen: FetchStub = async (url, request) => {
    sent.push([`${request.method} ${url.pathname}`, await request.clone().json()])
    return answer(url, request)
  }
  const visit = await visitPage(`/onboarding${search}`, listen, { pages, user })
  const { screen } = visit
  return { ...visit, left, sent, submit: screen.getByRole('button', { name: /^Sav/ }) }
}

type Opened = Awaited<ReturnType<typeof visitOnboarding>>

async function fillInBirthDate({ screen }: Opened, year = '1998') {
  await screen.getByLabelText('Day', { exact: true }).fill('5')
  await screen.getByLabelText('Month', { exact: true }).selectOptions('March')
  await screen.getByLabelText('Year', { exact: true }).fill(year)
}

async function fillInAsLearner(opened: Opened, year?: string) {
  const { screen } = opened
  await fillInBirthDate(opened, year)
  await screen.getByLabelText('Year of study').selectOptions('Year 2')
  await screen.getByLabelText('Institute name').fill('  Institute of Wetland Studies ')
  await screen.getByLabelText('State').selectOptions('Karnataka')
}

async function fillInAsEducator(opened: Opened, year?: string) {
  const { screen } = opened
  await fillInBirthDate(opened, year)
  await screen.getByLabelText('Designation').fill('Field botanist')
  await screen.getByLabelText('Years of teaching experience').fill('6')
}

const learner = {
  role: 'student',
  dateOfBirth: '1998-03-05',
  studyYear: 'Year 2',
  instituteName: 'Institute of Wetland Studies',
  state: 'Karnataka',
}

afterEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await page.viewport(1280, 800)
})

describe('a learner’s profile', () => {
  it('[S-325] asks for what is missing, beside each field, and goes to the first', async () => {
    const { screen, submit, requests } = await visitOnboarding(pending)
    await submit.click()
    const day = screen.getByLabelText('Day', { exact: true })
    await expect.element(day).toHaveAccessibleDescription('Date of birth is required')
    await expect.element(day).toHaveFocus()
    for (const part of ['Day', 'Month', 'Year'])
      await expect.element(screen.getByLabelText(part, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(screen.getByLabelText('Year of study'))
      .toHaveAccessibleDescription('Year of study is required')
    await expect
      .element(screen.getByLabelText('Institute name'))
      .toHaveAccessibleDescription('Institute name is required')
    await expect.element(screen.getByLabelText('State')).toHaveAccessibleDescription('State is required')
    expect(requests).toEqual([])
  })

  it('[S-326] [C-48] [U-31] offers 28 states, 8 union territories and elsewhere, and 13 years of study', async () => {
    const { screen } = await visitOnboarding(pending)
    const optionsOf = (label: string) =>
      [...screen.getByLabelText(label).element().querySelectorAll('option')].slice(1).map(({ value }) => value)
    expect(optionsOf('State')).toEqual([
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Assam',
      'Bihar',
      'Chhattisgarh',
      'Goa',
      'Gujarat',
      'Haryana',
      'Himachal Pradesh',
      'Jharkhand',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Odisha',
      'Punjab',
      'Rajasthan',
      'Sikkim',
      'Tamil Nadu',
      'Telangana',
      'Tripura',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
      'Andaman and Nicobar Islands',
      'Chandigarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Delhi',
      'Jammu and Kashmir',
      'Ladakh',
      'Lakshadweep',
      'Puducherry',
      'Outside India / Other',
    ])
    expect(optionsOf('Year of study')).toEqual([
      'Grade 8 or below',
      'Grade 9',
      'Grade 10',
      'Grade 11',
      'Grade 12',
      'Year 1',
      'Year 2',
      'Year 3',
      'Year 4',
      'Year 5',
      'Postgraduate',
      'Doctoral',
      'Not studying now',
    ])
  })

  it.each([
    ['?next=%2Fcourses%2Fcrs_1', '/auth/login?next=%2Fcourses%2Fcrs_1'],
    ['?next=https%3A%2F%2Fevil.example', '/auth/login'],
    ['', '/auth/login'],
  ])('[S-324] is saved once and leads on, from "%s" to %s', async (search, destination) => {
    const opened = await visitOnboarding(done, { search })
    await fillInAsLearner(opened)
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual([destination])
    expect(opened.sent).toEqual([['PUT /api/me/onboarding', learner]])
    await expect.element(opened.submit).toHaveAttribute('aria-disabled', 'true')
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('[C-49] names what is wrong with a date, and forgets it with the next key', async () => {
    const opened = await visitOnboarding(pending)
    await fillInAsLearner(opened, '2098')
    await opened.submit.click()
    const year = opened.screen.getByLabelText('Year', { exact: true })
    await expect.element(year).toHaveAccessibleDescription('Please enter a date of birth in the past')
    await expect.element(year).toHaveFocus()
    await year.fill('1998')
    await expect.element(year).toHaveAccessibleDescription('')
  })

  it('[S-322] is filled in and sent by keyboard alone', async () => {
    const opened = await visitOnboarding(done)
    opened.screen.getByLabelText('Day', { exact: true }).element().focus()
    await userEvent.keyboard('5{Tab}Mar{Tab}1998{Tab}Year 2{Tab}Institute of Wetland Studies{Tab}Karnataka{Tab}{Enter}')
    await expect.poll(() => opened.sent).toEqual([['PUT /api/me/onboarding', learner]])
  })

  it('says which role it is for, and leads back to the choice', async () => {
    const { screen } = await visitOnboarding(pending, { search: '?next=%2Fcourses' })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Meera')
    await expect.element(screen.getByText('You are here to learn.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Change' }))
      .toHaveAttribute('href', '/role-selection?next=%2Fcourses')
  })
})

describe('a save that fails', () => {
  it('[S-329] says so, keeps everything, and works the second time', async () => {
    let isUp = false
    const opened = await visitOnboarding(() => (isUp ? done() : problem('internal', { requestId: 'req_7F3K' })))
    await fillInAsLearner(opened)
    await opened.submit.click()
    const alert = opened.screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Failed to save profile information. Please try again.')
    await expect.element(alert).toHaveTextContent('Reference req_7F3K')
    await expect.element(opened.screen.getByLabelText('Institute name')).toHaveValue('  Institute of Wetland Studies ')
    isUp = true
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/auth/login'])
  })

  it('says that the connection failed', async () => {
    const opened = await visitOnboarding(() => {
      throw new TypeError('offline')
    })
    await fillInAsLearner(opened)
    await opened.submit.click()
    await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('check your internet connection')
  })

  it('shows what the API has found beside its field', async () => {
    const detail = 'Please enter a date of birth in the past'
    const opened = await visitOnboarding(() => refuseField('/body/dateOfBirth', detail))
    await fillInAsLearner(opened, '1802')
    await opened.submit.click()
    const year = opened.screen.getByLabelText('Year', { exact: true })
    await expect.element(year).toHaveAccessibleDescription(detail)
    await expect.element(year).toHaveFocus()
    await expect.element(opened.screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('loads the page anew, with what was typed, where another tab has chosen the other role', async () => {
    const opened = await visitOnboarding(() => refuseField('/body/role', 'Another role'), {
      search: '?next=%2Fcourses',
    })
    await fillInAsLearner(opened)
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/onboarding?next=%2Fcourses'])
    expect(localStorage.getItem('kere.copy.usr_1.onboarding')).toContain('Institute of Wetland Studies')
  })

  it('[U-27] goes on where the profile is complete already', async () => {
    const opened = await visitOnboarding(() => problem('already_onboarded'))
    await fillInAsLearner(opened)
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/auth/login'])
  })

  it('sends once, however often it is pressed', async () => {
    const opened = await visitOnboarding(pending)
    await fillInAsLearner(opened)
    await opened.submit.click()
    opened.container.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
    await expect.element(opened.submit).toHaveAccessibleName('Saving')
    await expect.poll(() => opened.requests).toHaveLength(1)
  })

  it('brings back what was typed when the page is opened again, for the same person only', async () => {
    const first = await visitOnboarding(pending)
    await fillInAsLearner(first)
    await first.screen.unmount()
    const again = await visitOnboarding(pending)
    await expect.element(again.screen.getByLabelText('Institute name')).toHaveValue('  Institute of Wetland Studies ')
    await expect.element(again.screen.getByLabelText('Month', { exact: true })).toHaveValue('03')
    await again.screen.unmount()
    const other = await visitOnboarding(pending, { user: { ...newUser, id: 'usr_2' } })
    await expect.element(other.screen.getByLabelText('Institute name')).toHaveValue('')
  })
})

describe('somebody under 13', () => {
  it('[C-49] [W-60] is told kindly that nothing was kept, and is not', async () => {
    const opened = await visitOnboarding(() => problem('under_age'))
    await fillInAsLearner(opened, String(new Date().getFullYear() - 9))
    await opened.submit.click()
    const heading = opened.screen.getByRole('heading', { name: 'Kere is for people aged 13 and over' })
    await expect.element(heading).toHaveFocus()
    await expect.element(opened.screen.getByRole('form')).not.toBeInTheDocument()
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
    const browse = opened.screen.getByRole('link', { name: 'Browse courses' })
    await expect.element(browse).toHaveAttribute('href', '/courses')
    expect(opened.left).toEqual([])
    expect(await findViolations(opened.container)).toEqual([])
  })
})

describe('an educator’s profile', () => {
  const contacts = ['LinkedIn', 'Phone number', 'Event calendar (Lu.ma)']

  it('[S-327] needs a designation and years of experience, and nothing else', async () => {
    const opened = await visitOnboarding(done, { user: newEducator })
    const years = opened.screen.getByLabelText('Years of teaching experience')
    await opened.submit.click()
    await expect
      .element(opened.screen.getByLabelText('Designation'))
      .toHaveAccessibleDescription('Designation is required')
    await expect.element(years).toHaveAccessibleDescription('Please enter a valid number of years')
    await fillInAsEducator(opened)
    await years.fill('-1')
    await opened.submit.click()
    await expect.element(years).toHaveAccessibleDescription('Please enter a valid number of years')
    await years.fill('0')
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/auth/login'])
    const [[, body]] = opened.sent as [[string, unknown]]
    expect(body).toMatchObject({ role: 'educator', designation: 'Field botanist', teachingExperience: 0 })
  })

  it('[S-327] checks phone and links where they are given', async () => {
    const opened = await visitOnboarding(done, { user: newEducator })
    await fillInAsEducator(opened)
    for (const label of contacts) await opened.screen.getByLabelText(label).fill('12')
    await opened.submit.click()
    const [linkedin, phone, luma] = contacts.map((label) => opened.screen.getByLabelText(label))
    await expect
      .element(linkedin!)
      .toHaveAccessibleDescription(
        'Please enter a valid LinkedIn URL, for example https://www.linkedin.com/in/asha-rao',
      )
    await expect.element(phone!).toHaveAccessibleDescription('Please enter a valid phone number')
    await expect
      .element(luma!)
      .toHaveAccessibleDescription(
        'Please enter a valid Lu.ma URL starting with https://lu.ma/, for example https://lu.ma/asha-rao',
      )
    await linkedin!.fill('https://linkedin.com/in/meera-n')
    await phone!.fill('+91 98450-12345')
    await luma!.fill('https://lu.ma/meera')
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/auth/login'])
    expect(opened.sent).toMatchObject([
      [
        'PUT /api/me/onboarding',
        {
          linkedinUrl: 'https://linkedin.com/in/meera-n',
          phoneNumber: '+919845012345',
          lumaProfileUrl: 'https://lu.ma/meera',
        },
      ],
    ])
  })

  it('[C-49] is not asked for phone and links under 18, and sends none', async () => {
    const opened = await visitOnboarding(done, { user: newEducator })
    await opened.screen.getByLabelText('Phone number').fill('9845012345')
    await fillInAsEducator(opened, String(new Date().getFullYear() - 16))
    await expect.element(opened.screen.getByText(/You are under 18/)).toBeVisible()
    for (const label of contacts) await expect.element(opened.screen.getByLabelText(label)).not.toBeInTheDocument()
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/auth/login'])
    const [[, body]] = opened.sent as [[string, object]]
    expect(Object.keys(body)).toEqual(['role', 'dateOfBirth', 'designation', 'teachingExperience'])
  })
})

describe('a date of birth that was mistyped', () => {
  it('[C-49] brings the optional fields back with what was in them', async () => {
    const opened = await visitOnboarding(pending, { user: newEducator })
    await opened.screen.getByLabelText('Phone number').fill('9845012345')
    await fillInBirthDate(opened, String(new Date().getFullYear() - 16))
    await expect.element(opened.screen.getByLabelText('Phone number')).not.toBeInTheDocument()
    await opened.screen.getByLabelText('Year', { exact: true }).fill('1998')
    await expect.element(opened.screen.getByLabelText('Phone number')).toHaveValue('9845012345')
  })
})

describe('an educator who comes from the chat', () => {
  const { firstName: _first, lastName: _last, ...profile } = educatorAnswers

  it('[S-328] is asked for the date of birth alone, and can look at the rest', async () => {
    keepEducatorAnswers(educatorAnswers)
    const opened = await visitOnboarding(done, { user: newEducator })
    await expect.element(opened.screen.getByText(/You have already answered everything else/)).toBeVisible()
    expect(opened.screen.getByRole('textbox').elements()).toHaveLength(2)
    await opened.screen.getByText('Review your answers').click()
    await expect.element(opened.screen.getByText('Institute of Wetland Studies')).toBeVisible()
    await fillInBirthDate(opened)
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/auth/login'])
    expect(opened.sent).toEqual([
      ['PUT /api/me/onboarding', { role: 'educator', dateOfBirth: '1998-03-05', ...profile }],
    ])
    expect(readEducatorAnswers()).toBeNull()
  })

  it('[S-320] becomes an educator first where the account was made for a learner', async () => {
    keepEducatorAnswers(educatorAnswers)
    const opened = await visitOnboarding(done)
    await expect.element(opened.screen.getByText('You are here to teach.')).toBeVisible()
    await fillInBirthDate(opened)
    await opened.submit.click()
    await expect.poll(() => opened.left).toEqual(['/auth/login'])
    expect(opened.sent).toMatchObject([
      ['POST /api/me/role', { role: 'educator' }],
      ['PUT /api/me/onboarding', { role: 'educator' }],
    ])
  })

  it('[C-49] leaves phone and links behind under 18', async () => {
    keepEducatorAnswers(educatorAnswers)
    const opened = await visitOnboarding(done, { user: newEducator })
    await fillInBirthDate(opened, String(new Date().getFullYear() - 16))
    await expect.element(opened.screen.getByText(/You are under 18/)).toBeVisible()
    await opened.submit.click()
    await expect.poll(() => opened.sent).toHaveLength(1)
    const [[, body]] = opened.sent as [[string, object]]
    for (const name of ['phoneNumber', 'linkedinUrl', 'lumaProfileUrl']) expect(body).not.toHaveProperty(name)
  })

  it('[S-329] keeps the answers where saving fails', async () => {
    keepEducatorAnswers(educatorAnswers)
    const opened = await visitOnboarding(() => problem('unavailable'), { user: newEducator })
    await fillInBirthDate(opened)
    await opened.submit.click()
    await expect
      .element(opened.screen.getByRole('alert'))
      .toHaveTextContent('Failed to save profile information. Please try again.')
    expect(readEducatorAnswers()).toEqual(educatorAnswers)
  })
})

it.each([
  ['a learner', newUser, 'State is required'],
  ['an educator', newEducator, 'Designation is required'],
])('has nothing for axe before %s', async (_, user, message) => {
  const { container, screen, description } = await visitPage('/onboarding', pending, { user })
  expect(description).toMatchObject({ status: 200, meta: { title: 'Finish your profile', noindex: true } })
  await screen.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(screen.getByText(message).last()).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('has nothing for axe before an educator who comes from the chat', async () => {
  keepEducatorAnswers(educatorAnswers)
  const { container, screen } = await visitPage('/onboarding', pending, { user: newEducator })
  await screen.getByText('Review your answers').click()
  expect(await checkA11y(container)).toEqual([])
})
