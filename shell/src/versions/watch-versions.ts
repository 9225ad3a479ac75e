import type { Boot } from '@kere/platform/boot'
import { olderReleases } from '@kere/platform/older-releases'
import * as z from 'zod/mini'
import type { Overlays } from '../chrome/overlays-store.ts'

export interface VersionOptions {
  overlays: Overlays
  /** Returns whether the user has typed, chosen or dropped something on the current page. */
  isTouched: () => boolean
  shownRemote: () => string | null
  reload: () => void
}

/**
 * Compares the tab's releases with those that the reader would get today. A newer release is loaded with the next
 * navigation, unless something would be lost. If the current page's release was withdrawn, the reader is asked at once.
 */
export function watchVersions({ entry, remotes }: Boot, { overlays, isTouched, shownRemote, reload }: VersionOptions) {
  let isOlder = false
  let hasAsked = false
  const names = remotes.flatMap(({ entry: file }) => {
    const [, name, release] = /\/mf\/([a-z]{1,30})\/([0-9a-f]{12})\//.exec(file) ?? []
    return name && release ? [`${name}@${release}`] : []
  })
  const address = `/_versions?${new URLSearchParams({ remotes: names.join(','), shell: entry })}`

  const wouldLose = () => {
    const { isWaiting, notices, trays } = overlays.state
    return isWaiting || isTouched() || notices.some(({ action }) => action) || trays.some(({ isInUse }) => isInUse())
  }

  return {
    canLoadYounger: () => isOlder && !wouldLose(),

    async ask() {
      // Without a connection, nothing is checked or shown.
      const answer = await fetch(address).catch(() => null)
      const found = answer?.ok ? z.safeParse(olderReleases, await answer.json()).data : undefined
      if (!found) return
      isOlder = found.older.length > 0
      if (hasAsked || !found.withdrawn.includes(shownRemote() ?? '')) return
      hasAsked = true
      overlays.notify({
        // This notice stays until it is answered.
        tone: 'error',
        text: 'This version of the page had a fault and was taken back. Reload to get the one before.',
        action: { label: 'Reload', run: reload },
      })
    },
  }
}
