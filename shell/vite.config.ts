import { defineShellConfig } from '@kere/tooling/vite-shell'

export default defineShellConfig({ port: 5180 })
