import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'
import { launchOptionsOfTests } from './chromium.ts'
import { shared } from './test-patience.ts'

interface ComponentTests {
  name: string
  /** Loaded before every component test. */
  setupFiles?: string[]
  /**
   * The build of React that is delivered needs a tenth less processor time. The other complains on the console, which tests
   * of hydration listen to.
   */
  react?: 'production' | 'development'
}

/** `src/**\/*.test.tsx` runs in the machine's own Chromium, `src/**\/*.test.ts` in Node. */
export function componentTests({
  name,
  setupFiles = [],
  react: build = 'development',
}: ComponentTests): ViteUserConfig {
  // Vite reads it after this file.
  if (build === 'production') process.env.NODE_ENV = 'production'
  return {
    test: {
      projects: [
        { test: { name, include: ['src/**/*.test.ts'], ...shared } },
        {
          plugins: [react(), tailwindcss()],
          // Found while a test runs, a dependency would be bundled anew and the page reloaded under the test: what an earlier run has
          // kept knows nothing of those that came since.
          optimizeDeps: {
            force: true,
            include: [
              'react',
              'react-dom',
              'react-dom/client',
              build === 'production' ? 'react/jsx-runtime' : 'react/jsx-dev-runtime',
              'vitest-browser-react',
            ],
          },
          test: {
            name: `${name} components`,
            include: ['src/**/*.test.tsx'],
            setupFiles,
            ...shared,
            expect: { poll: { timeout: 20_000 } },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: launchOptionsOfTests() }),
              instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
            },
          },
        },
      ],
    },
  }
}
