import type { OwnProfile } from '@kere/contracts/accounts/profile-settings'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const learner: OwnProfile = {
  role: 'student',
  email: 'meera.n@example.in',
  dateOfBirth: '2000-01-01',
  isAdult: true,
  avatarPath: null,
  sections: {
    name: { version: 1, values: { firstName: 'Meera', lastName: 'Nambiar' } },
    about: { version: 1, values: { bio: 'Maps rain.', location: '', languagesSpoken: ['ಕನ್ನಡ'], certifications: [] } },
    study: { version: 1, values: { studyYear: 'Year 4', instituteName: 'Hebbal Institute', state: 'Karnataka' } },
    subjects: { version: 1, values: { subjectsOfInterest: ['ESG', 'Circular Economy', 'Climate Justice'] } },
    hub: { version: 1, values: { isDiscoverable: false } },
    personal: { version: 1, values: { gender: null } },
  },
  asOthersSee: {
    isListed: false,
    profile: {
      name: 'Meera Nambiar',
      avatarPath: null,
      bio: 'Maps rain.',
      designation: null,
      organization: null,
      instituteName: 'Hebbal Institute',
      location: null,
      subjects: ['ESG', 'Circular Economy', 'Climate Justice'],
      languages: ['ಕನ್ನಡ'],
      calendarUrl: null,
      groupUrl: null,
    },
  },
}

type SectionName = keyof OwnProfile['sections']

function anApi(first = learner) {
  const api = { profile: structuredClone(first), saved: [] as string[], refusal: null as FetchStub | null }
  const answer: FetchStub = async (url, request) => {
    if (url.pathname === '/api/own-hiding') return Response.json({ hiding: null })
    if (request.method === 'GET') return Response.json(api.profile)
    const name = url.pathname.split('/').at(-1) as SectionName
    if (api.refusal) return api.refusal(url, request)
    const { version, values } = (await request.json()) as { version: number; values: object }
    const stored = api.profile.sections[name]
    if (stored?.version !== version) return problem('profile_changed')
    api.saved.push(name)
    Object.assign(api.profile.sections, { [name]: { version: version + 1, values } })
    return Response.json(api.profile)
  }
  return { api, answer }
}

const visit = (answer: FetchStub) => visitPage('/dashboard/profile', answer)

const success = 'Profile updated successfully!'

const isSaid = (section: Locator) => expect.element(section.getByText(success)).toBeVisible()

beforeEach(async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('kere-profile').onsuccess = resolve
  })
  await page.viewport(1280, 800)
})

describe('a learner’s profile', () => {
  it('[S-350] saves one section alone, says so, and lets the address be', async () => {
    const { api, answer } = anApi()
    const { screen } = await visit(answer)
    await expect.element(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()

    const study = screen.getByRole('region', { name: 'Study' })
    await study.getByLabelText('Institute name').fill('Vembanad College')
    await expect.element(study.getByText('Not saved')).toBeVisible()
    await expect.element(screen.getByRole('complementary').getByText('Vembanad College')).toBeVisible()
    await Promise.all([isSaid(study), userEvent.keyboard('{Enter}')])
    await expect.poll(() => api.saved).toEqual(['study'])
    await expect.element(study.getByText(success)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it.each([360, 1280])('keeps its bar at the foot of the screen at %i px once it is scrolled away', async (width) => {
    await page.viewport(width, 740)
    const { api, answer } = anApi()
    const { screen } = await visit(answer)
    const study = screen.getByRole('region', { name: 'Study' })
    await study.getByLabelText('Institute name').fill('Vembanad College')
    await userEvent.click(document.body)
    const bar = () => document.querySelector('[data-save-bar]')!.getBoundingClientRect()
    for (const top of [document.documentElement.scrollHeight, 0]) {
      scrollTo(0, top)
      await expect.poll(() => bar().top > 600 && bar().bottom <= 740).toBe(true)
      await expect.element(screen.getByText('Study has changes')).toBeVisible()
    }
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => api.saved).toEqual(['study'])
    await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('[S-354] [S-577.profile] says "Profile updated successfully!" for 3 seconds', async () => {
    const { screen } = await visit(anApi().answer)
    const study = screen.getByRole('region', { name: 'Study' })
    await study.getByLabelText('Institute name').fill('Vembanad College')
    // Only this timer is replaced, because a fake clock would stay for all later files in this browser.
    const { setTimeout: wait } = globalThis
    const held: (() => void)[] = []
    vi.stubGlobal('setTimeout', (act: () => void, ms?: number) => {
      if (ms !== 3_000) return wait(act, ms)
      return held.push(act)
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    await study.getByRole('button', { name: 'Save' }).click()
    const banner = study.getByText('Profile updated successfully!')
    await expect.element(banner).toBeVisible()
    await expect.poll(() => held.length).toBe(1)
    held[0]!()
    await expect.element(banner).not.toBeInTheDocument()
  })

  it('has the session renewed with a new name or photo, which the chrome shows, and with nothing else', async () => {
    const { answer } = anApi({ ...learner, avatarPath: '/media/avatars/x' })
    const { screen, countRenewals } = await visit((url, request) =>
      url.pathname.endsWith('/avatar') ? Response.json(learner) : answer(url, request),
    )
    await screen.getByRole('switch', { name: 'Show me on the learner hub' }).click()
    const name = screen.getByRole('region', { name: 'Photo and name' })
    await name.getByLabelText('First name').fill('Mira')
    expect(countRenewals()).toBe(0)
    await name.getByRole('button', { name: 'Save' }).click()
    await expect.poll(countRenewals).toBe(1)
    await screen.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(countRenewals).toBe(2)
  })

  it.each(['Save', 'Discard'])('keeps the focus in the section when %s has been pressed and is gone', async (name) => {
    const { answer } = anApi()
    const { screen } = await visit(answer)
    await screen.getByLabelText('Institute name').fill('Vembanad College')
    const button = screen.getByRole('button', { name })
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(screen.getByRole('form', { name: 'Study' })).toHaveFocus()
  })

  it('[S-355] [S-330.profile] keeps what was typed where saving fails, and says what is wrong with a field', async () => {
    const { api, answer } = anApi()
    api.refusal = () => problem('internal')
    const { screen } = await visit(answer)
    const name = screen.getByRole('region', { name: 'Photo and name' })
    await name.getByLabelText('First name').fill('Zarine')
    await name.getByRole('button', { name: 'Save' }).click()
    await expect.element(name.getByRole('alert')).toHaveTextContent('Failed to update profile. Please try again.')
    await expect.element(name.getByLabelText('First name')).toHaveValue('Zarine')
    await name.getByLabelText('First name').fill(' ')
    await name.getByRole('button', { name: 'Save' }).click()
    await expect.element(name.getByLabelText('First name')).toHaveAccessibleDescription('First name is required')
    await expect.element(name.getByLabelText('First name')).toHaveFocus()
  })

  it('shows both versions where another tab has saved, and saves the one that is chosen', async () => {
    const { api, answer } = anApi()
    const { screen } = await visit(answer)
    const name = screen.getByRole('region', { name: 'Photo and name' })
    await name.getByLabelText('Last name').fill('Pillai')
    api.profile.sections.name = { version: 7, values: { firstName: 'Meera', lastName: 'Menon' } }
    await name.getByRole('button', { name: 'Save' }).click()
    const conflict = screen.getByRole('alert', { name: 'This section was changed somewhere else' })
    await expect.element(conflict.getByRole('group', { name: 'Your version' })).toHaveTextContent('Pillai')
    await expect.element(conflict.getByRole('group', { name: 'The other version' })).toHaveTextContent('Menon')
    expect(await findViolations()).toEqual([])
    await Promise.all([isSaid(name), conflict.getByRole('button', { name: 'Keep my version' }).click()])
    expect(api.profile.sections.name.values.lastName).toBe('Pillai')
  })

  it('asks before it is left, and has what was typed when somebody comes back after a sign-out', async () => {
    const { answer } = anApi()
    const first = await visit(answer)
    await first.screen.getByLabelText('Bio').fill('Maps rain and what stops it.')
    first.navigation.push('/dashboard')
    await expect.element(first.screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await first.screen.getByRole('button', { name: 'Stay' }).click()
    await first.screen.unmount()

    // Signing out clears these too (S-302).
    localStorage.clear()
    sessionStorage.clear()
    const { screen } = await visit(answer)
    await expect.element(screen.getByLabelText('Bio')).toHaveValue('Maps rain and what stops it.')
    await screen.getByRole('button', { name: 'Discard' }).click()
    await expect.element(screen.getByLabelText('Bio')).toHaveValue('Maps rain.')
  })

  it('[S-351] [S-359] takes six subjects by keyboard, says what to do at the seventh, and a switch saves itself', async () => {
    const { api, answer } = anApi()
    const { screen } = await visit(answer)
    const subjects = screen.getByRole('region', { name: 'Subjects of interest' })
    await expect.element(subjects).toBeVisible()
    const press = (name: string) => {
      const choice = subjects.getByRole('button', { name }).element()
      if (choice instanceof HTMLElement) choice.focus()
      return userEvent.keyboard(' ')
    }
    for (const name of ['Green Building', 'Water Management', 'Renewable Energy']) await press(name)
    await expect.element(subjects).toHaveTextContent('6 chosen')
    await press('Sustainable Finance')
    await expect.element(subjects.getByRole('alert')).toHaveTextContent('Choose at most 6. Remove one first.')
    await screen.getByRole('switch', { name: 'Show me on the learner hub' }).click()
    await expect.poll(() => api.saved).toEqual(['hub'])
    expect(api.profile.sections.hub?.values.isDiscoverable).toBe(true)
  })

  it('[U-06] offers the eighteen subjects', async () => {
    const { screen } = await visit(anApi().answer)
    const subjects = screen.getByRole('region', { name: 'Subjects of interest' })
    await expect.element(subjects).toBeVisible()
    const offered = subjects.getByRole('listitem').elements()
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Climate Change & Mitigation',
      'Circular Economy',
      'ESG',
      'Carbon Accounting & Net Zero',
      'Life Cycle Assessment',
      'Renewable Energy',
      'Energy Efficiency',
      'Water Management',
      'Waste Management',
      'Biodiversity & Conservation',
      'Sustainable Agriculture & Food',
      'Green Building',
      'Sustainable Mobility',
      'Sustainable Finance',
      'Climate Policy & Governance',
      'Climate Justice',
      'Sustainable Business',
      'Sustainability Education',
    ])
  })

  it.each([360, 1280])('is operable at %i px without a violation', async (width) => {
    await page.viewport(width, 800)
    const { answer } = anApi()
    const { screen, container } = await visit(answer)
    await expect.element(screen.getByText(/^\d+%$/)).toHaveTextContent('67%')
    expect(await findViolations(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const field = screen.getByLabelText('Institute name')
    await field.fill('Vembanad College')
    const save = screen.getByRole('button', { name: 'Save' })
    const boxOf = (element: Element) => element.getBoundingClientRect()
    await expect.poll(() => boxOf(save.element()).top - boxOf(field.element()).bottom).toBeGreaterThan(0)
  })
})

it('[S-352] shows an educator what they teach, how they are found, and their links', async () => {
  const { name, about, personal } = learner.sections
  const links = { phoneNumber: '', linkedinUrl: '', lumaProfileUrl: '', whatsappGroupLink: '' }
  const work = { designation: 'Hydrologist', organizationAffiliation: '', teachingExperience: 4 }
  const directory = { publicProfile: false, showsLumaProfile: false, showsWhatsappGroup: false }
  const sections = {
    name,
    about,
    personal,
    work: { version: 1, values: work },
    links: { version: 1, values: links },
    directory: { version: 1, values: directory },
  } as OwnProfile['sections']
  const { screen } = await visit(anApi({ ...learner, role: 'educator', sections }).answer)
  for (const field of [
    /^Designation/,
    /^Organization/,
    /^Teaching experience/,
    /^LinkedIn/,
    /^Phone number/,
    /^Event calendar \(Lu\.ma\)/,
    /^WhatsApp group/,
  ])
    await expect.element(screen.getByLabelText(field)).toBeVisible()
  await expect.element(screen.getByRole('switch', { name: 'Public profile' })).toBeVisible()
})

it('[S-358] says where a photo cannot be removed, and keeps it', async () => {
  const { api, answer } = anApi({ ...learner, avatarPath: '/media/avatars/x' })
  api.refusal = () => problem('unavailable')
  const { screen } = await visit(answer)
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  const photo = screen.getByRole('region', { name: 'Photo and name' })
  await expect.element(photo.getByRole('alert')).toHaveTextContent('Failed to remove image. Please try again.')
  await expect.element(photo.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
})
