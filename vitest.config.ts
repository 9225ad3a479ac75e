import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*', 'workers/*', 'shell', 'mfe-*', 'd1', 'scripts'],
    reporters: ['dot'],
  },
})
