import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { launchOptionsOfTests } from '@kere/tooling/chromium'
import { origin } from './origin.ts'
import { patienceMs } from './patience.ts'

const folder = join(import.meta.dirname, 'journeys')
const onOwnPlatform = readdirSync(folder).filter((name) =>
  readFileSync(join(folder, name), 'utf8').includes('../own-platform.ts'),
)

export default defineConfig({
  testDir: folder,
  projects: [
    { name: 'own platform', testMatch: onOwnPlatform },
    { name: 'shared platform', testIgnore: onOwnPlatform },
  ],
  globalSetup: './start-platform.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // A small machine has two cores. A third worker would take a fifteenth more processor time and save none.
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: patienceMs },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptionsOfTests(),
  },
})
