import { defineConfig } from 'vitest/config'
import { shared } from './src/test-patience.ts'

export default defineConfig({ test: { name: 'tooling', include: ['src/**/*.test.ts'], ...shared } })
