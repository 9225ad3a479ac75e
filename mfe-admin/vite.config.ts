import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({ name: 'admin', port: 5184 })
