import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

/** Measurements take a minute and run only on request (`pnpm rows-read`); they are no part of the tests. */
export default defineConfig({ ...config, test: { ...config.test, include: ['test/**/*.measure.ts'] } })
