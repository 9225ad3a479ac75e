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
  /** `production` takes a tenth less processor time. Tests of hydration need the errors of `development`. */
  react?: 'production' | 'development'
  loadedLater?: readonly string[]
}

/** Runs `src/**\/*.test.tsx` in the installed Chromium, and `src/**\/*.test.ts` in Node. */
export function componentTests({
  name,
  setupFiles = [],
  react: build = 'development',
  loadedLater = [],
}: ComponentTests): ViteUserConfig {
  // Vite reads this variable after the configuration.
  if (build === 'production') process.env.NODE_ENV = 'production'
  return {
    test: {
      projects: [
        { plugins: [textModules], test: { name, include: ['src/**/*.test.ts'], ...shared } },
        {
          plugins: [react(), tailwindcss(), textModules],
          // Vite would bundle a dependency that it finds during a test, and reload the page.
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
              // A browser starts slowly if all cores are busy.
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
