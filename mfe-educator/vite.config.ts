import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({ name: 'educator', port: 5183 })
