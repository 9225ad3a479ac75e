import type { OpenSite, ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/learning-path-responses'

const answers = {
  userType: 'college_student',
  interests: ['waste_management', 'circular_economy'],
  learningStyle: 'hands_on',
  name: 'Ananya Rao',
  email: 'ananya@example.in',
}

async function makePath({ origin, request }: OpenSite) {
  const response = await request.post(`${origin}/api/learning-paths`, { data: answers, headers: { origin } })
  const { id } = (await response.json()) as { id: string }
  return `/learn-path/${id}`
}

export const screenshots: ViewerScreenshots = {
  visitor: async (site) => ({
    'learning-path': { path: await makePath(site) },
    'learning-path-chat': { path: '/learn-path' },
    'learning-path-interests': {
      path: '/learn-path',
      act: async (page) => {
        await page.getByRole('button', { name: 'Begin' }).click()
        await page.getByRole('radio', { name: 'College student' }).check()
        await page.getByRole('button', { name: 'Continue' }).click()
        await page.getByRole('checkbox', { name: 'Waste management' }).check()
        await page.getByRole('checkbox', { name: 'Smart cities' }).check()
      },
    },
    'learning-path-form': { path: '/learn-path?view=form' },
    'learning-path-gone': { path: '/learn-path/lpr_x' },
  }),
  learner: async (site) => {
    const path = await makePath(site)
    const keep = `${site.origin}/api/learning-paths/${path.split('/').at(-1)}/keep`
    await site.request.post(keep, { data: {}, headers: { origin: site.origin } })
    return { 'learning-path-kept': { path: '/dashboard' }, 'learning-path-saved': { path } }
  },
  admin: { 'learning-path-responses': { path: list } },
}
