import { mergeTests, test as base } from '@playwright/test'
import type { BuiltRelease } from '../scripts/describe-release.ts'
import type { Platform } from '../scripts/platform.ts'
import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { test as journey } from './journey.ts'
import { readRelease } from './release-variants.ts'
import { untilDrawn } from './until-drawn.ts'

export const founder = 'founder@example.kere.test'

interface Worker {
  /** Shared by the files that use it, one after the other. Each file must leave it with the releases that it found. */
  platform: Platform
  good: BuiltRelease
  goodAdmin: BuiltRelease
}

/**
 * Journeys that would disturb others get a platform of their own: those that change releases or table rows, replace the
 * API, or sign people out everywhere.
 */
export const ownPlatform = base.extend<object, Worker>({
  platform: [
    async ({}, use) => {
      const platform = await startTemporaryPlatform({ superAdminEmail: founder, withoutFront: true })
      await untilDrawn(platform)
      await use({
        ...platform,
        async replace(replacements) {
          await platform.replace(replacements)
          if (!replacements.api) await untilDrawn(platform)
        },
      })
      await platform.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  good: [async ({}, use) => use(await readRelease()), { scope: 'worker' }],
  goodAdmin: [async ({}, use) => use(await readRelease('admin')), { scope: 'worker' }],
  baseURL: async ({ platform }, use) => use(platform.origin),
})

// The registry is opened each time, because replaced workers get another one.
const openRegistry = ({ miniflare }: Platform) => miniflare.getKVNamespace('REGISTRY', 'kere')

export async function readReleases({ releases }: Platform) {
  const found = await releases.status()
  return {
    async restore() {
      for (const { name, stable } of found.remotes) {
        const { remotes } = await releases.status()
        if (remotes.find((live) => live.name === name)?.canary) await releases.rollBack(name)
        await releases.promote(name, stable.release)
      }
    },
  }
}

/** Stores a release without the checks, for tests of failures that happen afterwards. */
export async function plantRelease(platform: Platform, { remote, name, release, ...built }: BuiltRelease) {
  await platform.releases.upload({ remote, name, release, ...built })
  const text = await (await openRegistry(platform)).get('registry', 'text')
  const registry = JSON.parse(text!) as StoredRegistry
  const { stable, previous, releases } = registry.remotes[remote]!
  registry.remotes[remote] = {
    stable: { release: name, since: new Date().toISOString() },
    canary: null,
    previous: [stable, ...previous],
    releases: { ...releases, [name]: release },
  }
  await writeRegistry(platform, JSON.stringify({ ...registry, revision: Date.now() }))
}

interface StoredRegistry {
  remotes: Record<string, { stable: object; canary: null; previous: object[]; releases: Record<string, object> }>
}

/**
 * Writes only the copy of the registry. Its writer is then asked for the live releases, so that the shell reads the
 * copy for the next page.
 */
export async function writeRegistry(platform: Platform, text: string | null) {
  const registry = await openRegistry(platform)
  await (text === null ? registry.delete('registry') : registry.put('registry', text))
  await platform.releases.status()
}

export const test = mergeTests(ownPlatform, journey)
