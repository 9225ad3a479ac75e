import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'screens', include: ['src/**/*.test.ts'] } })
