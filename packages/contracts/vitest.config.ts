import { shared } from '@kere/tooling/test-patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'contracts', include: ['{src,test}/**/*.test.ts'], ...shared } })
