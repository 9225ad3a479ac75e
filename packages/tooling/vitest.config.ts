import { defineConfig } from 'vitest/config'
import { patience } from './src/test-patience.ts'

export default defineConfig({ test: { name: 'tooling', include: ['src/**/*.test.ts'], ...patience } })
