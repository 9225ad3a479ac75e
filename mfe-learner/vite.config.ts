import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({ name: 'learner', port: 5182 })
