import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'
import { launchOptionsOfTests } from './chromium.ts'
import { shared } from './test-patience.ts'
import { textModules } from './text-modules.ts'

interface ComponentTests {
  name: string
  setupFiles?: string[]
  /** `production` needs a tenth less processor time; tests of hydration listen to the other's errors. */
  react?: 'production' | 'development'
  loadedLater?: readonly string[]
}

/** `src/**\/*.test.tsx` runs in the machine's own Chromium, `src/**\/*.test.ts` in Node. */
export function componentTests({
  name,
  setupFiles = [],
  react: build = 'development',
  loadedLater = [],
}: ComponentTests): ViteUserConfig {
  // Vite reads it after this file.
  if (build === 'production') process.env.NODE_ENV = 'production'
  return {
    test: {
      projects: [
        { plugins: [textModules], test: { name, include: ['src/**/*.test.ts'], ...shared } },
        {
          plugins: [react(), tailwindcss(), textModules],
          // A dependency found while a test runs is bundled anew, and the page reloaded under the test.
          optimizeDeps: {
            force: true,
            include: [
              'react',
              'react-dom',
              'react-dom/client',
              build === 'production' ? 'react/jsx-runtime' : 'react/jsx-dev-runtime',
              'vitest-browser-react',
              ...loadedLater,
            ],
          },
          test: {
            name: `${name} components`,
            include: ['src/**/*.test.tsx'],
            setupFiles,
            ...shared,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              // Cores that are all busy begin a browser late.
              connectTimeout: 300_000,
              provider: playwright({ launchOptions: launchOptionsOfTests() }),
              instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
            },
          },
        },
      ],
    },
  }
}
