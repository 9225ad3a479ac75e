import { pageIds, type Boot, type BootRemote, type PageBoot } from '@kere/platform/boot'

declare global {
  interface Window {
    /** The loader requests it beside the first code; null where that failed. */
    kereRemotes?: Promise<Response | null>
  }
}

/** Both are written by the shell's own worker. @throws where the remotes did not come, asked for twice */
export async function readBoot(): Promise<Boot> {
  const page = JSON.parse(document.getElementById(pageIds.boot)!.textContent) as PageBoot
  const first = await window.kereRemotes
  const answer = first?.ok ? first : await (await import('./ask-again.tsx')).askAgain(page.remotes)
  const rendered = page.rendered && { ...page.rendered, json: document.getElementById(pageIds.data)!.textContent }
  return { ...page, rendered, remotes: (await answer.json()) as BootRemote[] }
}
