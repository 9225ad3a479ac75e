import { pageIds } from '@kere/platform/boot'
import { createRoot } from 'react-dom/client'
import { RemoteFailure } from './remote-failure.tsx'

const pauseMs = 1_000

/** @throws where it does not come now either: then a panel leads on, but never in the place of what the server has drawn */
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
