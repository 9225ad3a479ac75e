import type { Tag } from '@kere/platform/boot'
import type { Navigation } from '@kere/platform/navigation'
import { matomo, type TagAdapter } from './matomo.ts'

const adapters: Readonly<Record<Tag['service'], TagAdapter>> = { matomo }

export interface PageViews {
  start(): void
  stop(): void
}

/** Counts one view at each change of route (S-295). The tag is loaded once in a document, with the first start. */
export function createPageViews(tag: Tag, navigation: Pick<Navigation, 'location' | 'listen'>): PageViews {
  const adapter = adapters[tag.service]
  let isLoaded = false
  let counted: string | null = null
  let unlisten: (() => void) | null = null

  function count() {
    const { pathname } = navigation.location
    if (pathname === counted) return
    counted = pathname
    adapter.count(location.origin + pathname)
  }

  return {
    start() {
      if (unlisten) return
      if (!isLoaded) {
        isLoaded = true
        adapter.begin(tag)
        loadScript(tag.origin + adapter.scriptPath)
      }
      count()
      unlisten = navigation.listen(count)
    },
    stop() {
      unlisten?.()
      unlisten = null
    },
  }
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The content security policy allows only the tag's origin. */
function loadScript(url: string) {
  // TypeScript's DOM types lack trusted types, and so do some browsers.
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy('kere-tag', { createScriptURL: (address) => address })
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(url) ?? url
  document.head.append(script)
}
