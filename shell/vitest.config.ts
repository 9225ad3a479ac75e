import { shared } from '@kere/tooling/test-patience'
import { componentTests } from '@kere/tooling/vitest-browser'
import { mergeConfig, type ViteUserConfig } from 'vitest/config'

const worker: ViteUserConfig = {
  test: { projects: [{ test: { name: 'shell worker', include: ['worker/**/*.test.ts'], ...shared } }] },
}

export default mergeConfig(
  componentTests({
    name: 'shell',
    setupFiles: ['@kere/ui/testing/page-tests', 'src/chrome/styles.css'],
    loadedLater: ['@module-federation/runtime', '@module-federation/runtime/core'],
  }),
  worker,
)
