import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({ name: 'mfe-learner', setupFiles: ['src/testing/styles.css'] })
