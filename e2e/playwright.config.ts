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
  timeout: 30_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
