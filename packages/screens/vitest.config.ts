import { componentTests } from '@kere/tooling/vitest-browser'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(componentTests({ name: 'screens', setupFiles: ['src/testing/styles.css'] }), {
  optimizeDeps: { include: ['react-dropzone', 'react-easy-crop'] },
})
