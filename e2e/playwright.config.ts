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
  // On a machine that is shared a browser can stall for a moment; what passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 30_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    // Recording each journey costs a quarter of its time.
    trace: 'on-first-retry',
  },
})
