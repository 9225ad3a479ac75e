import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({ name: 'mfe-educator', setupFiles: ['src/testing/styles.css'] })
