import { openPanel } from './acts.ts'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

async function ofEducator({ origin, request }: Site): Promise<Screenshots> {
  const itemsOf = async (path: string) =>
    ((await (await request.get(origin + path)).json()) as { items: { id: string }[] }).items
  for (const { id } of await itemsOf('/api/me/courses?limit=100')) {
    const [check] = await itemsOf(`/api/hard-checks?course=${id}`)
    if (!check) continue
    const insight = `/dashboard/courses/${id}/insight`
    return {
      'course-insight': { path: insight },
      'hard-checks': { path: `${insight}/checks`, act: openPanel },
      'check-learners': { path: `${insight}/checks/${check.id}` },
    }
  }
  throw new Error('No course of the educator has a check')
}

export const screenshots: ViewerScreenshots = { educator: ofEducator }
