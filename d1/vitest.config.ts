import { shared } from '@kere/tooling/test-patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'd1', include: ['**/*.test.ts'], ...shared } })
