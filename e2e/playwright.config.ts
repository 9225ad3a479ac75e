import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from '@kere/tooling/chromium'
import { origin } from './origin.ts'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './start-platform.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  // Long enough for a machine whose cores are all busy: these say when a page is stuck, not how fast it is.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
