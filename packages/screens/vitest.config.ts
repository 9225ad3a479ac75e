import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({ name: 'screens', setupFiles: ['src/testing/styles.css'] })
