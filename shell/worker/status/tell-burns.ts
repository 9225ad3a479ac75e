import type { ReleaseNewsRpc } from '@kere/contracts/console/releases-rpc'
import type { Objectives } from './objective-tables.ts'

/**
 * Hands what is not told yet to the API, which mails it. A call that fails is repeated a minute later, and holds up no
 * other.
 */
export async function tellBurns(
  objectives: Pick<Objectives, 'listNews' | 'markTold'>,
  api: Pick<ReleaseNewsRpc, 'burnChanged'>,
  now: () => number,
): Promise<void> {
  for (const news of objectives.listNews())
    try {
      await api.burnChanged(news)
      objectives.markTold(news, now())
    } catch (error) {
      console.error(JSON.stringify({ event: 'burn_not_told', objective: news.objective, reason: String(error) }))
    }
}
