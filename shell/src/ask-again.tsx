import { pageIds } from '@kere/platform/boot'
import { createRoot } from 'react-dom/client'
import { RemoteFailure } from './remote-failure.tsx'

const pauseMs = 1_000

/**
 * @throws {Error} if the second request fails too; a panel then offers a way on, but never replaces the server's HTML
 */
export async function askAgain(address: string): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  const answer = await fetch(address).catch(() => null)
  if (answer?.ok) return answer
  const content = document.getElementById(pageIds.content)!
  if (!content.querySelector('[data-app]')?.hasChildNodes()) {
    const element = document.createElement('div')
    element.dataset.app = 'shell'
    content.replaceChildren(element)
    createRoot(element).render(<RemoteFailure at={new Date()} onRetry={() => location.reload()} />)
  }
  throw new Error(`The remotes did not load: ${answer?.status}`)
}
