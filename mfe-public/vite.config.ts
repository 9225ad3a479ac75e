import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({ name: 'public', port: 5181 })
