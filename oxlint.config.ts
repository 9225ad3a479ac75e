import { defineConfig, type OxlintOverride } from 'oxlint'
import { fences } from './packages/tooling/src/fences.ts'

const inBrowsers = [
  'shell/src/**',
  'shell/offline-worker/**',
  'mfe-*/src/**',
  'packages/{ui,screens,platform,contracts}/src/**',
]

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixtures.ts', 'packages/contracts/src/describe-api.ts']

const storages = ['localStorage', 'sessionStorage']

const storageMessage = 'Full, denied or missing in some browsers. Use @kere/platform/web-storage, which never throws.'

/**
 * These names alone reveal features that the oldest supported browsers lack. Journeys find the others
 * (`e2e/browser-variants.ts`).
 */
const youngerProperties = [
  { object: 'Array', property: 'fromAsync' },
  { object: 'Map', property: 'groupBy' },
  { object: 'Object', property: 'groupBy' },
  { object: 'Promise', property: 'try' },
  { object: 'URL', property: 'parse' },
  { object: 'RegExp', property: 'escape' },
  { object: 'Intl', property: 'Segmenter' },
  { object: 'Intl', property: 'DurationFormat' },
  ...[
    'isWellFormed',
    'toWellFormed',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
    'checkVisibility',
    'moveBefore',
    'requestClose',
    'setHTMLUnsafe',
    'toBase64',
    'userActivation',
  ].map((property) => ({ property })),
]

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    'bench/peers/**',
    'bench/fronts/**',
    '**/worker-configuration.d.ts',
    '.state/**',
    '**/.wrangler/**',
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-alert': 'error',
    // Migrations, retries and seeds have to run one after another.
    'no-await-in-loop': 'off',
    'no-console': 'error',
    'no-else-return': 'error',
    'no-param-reassign': 'error',
    'no-underscore-dangle': 'off',
    'no-var': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'prefer-template': 'error',
    'require-await': 'off',
    'import/extensions': ['error', 'ignorePackages', { checkTypeImports: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    // Axe checks the rendered page. These two rules would refuse a search form, and a checkbox that is a switch.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/role-has-required-aria-props': 'off',
    'promise/no-callback-in-promise': 'off',
    'react/button-has-type': 'error',
    // An effect may run again for a value that it does not read, such as the address.
    'react/exhaustive-effect-dependencies': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-danger': 'error',
    'react/no-object-type-as-default-prop': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/self-closing-comp': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // The comment above a cast or a `!` justifies it. This rule would require a disabling line as well.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { boolean: true, string: true } }],
    'typescript/prefer-optional-chain': 'error',
    // The context and the tools are objects of functions, which may be taken apart.
    'typescript/unbound-method': 'off',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/no-typeof-undefined': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/throw-new-error': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    ...fences.map(({ files, excludeFiles = [], patterns }): OxlintOverride => ({
      files,
      excludeFiles,
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    })),
    {
      files: ['workers/api/src/*/**/*.ts'],
      excludeFiles: ['**/*.test.ts', 'workers/api/src/base/new-id.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'Take `at` from the Context: a request has one instant, and a test can set it.',
          },
          { object: 'Math', property: 'random', message: 'Take what is random from the Context.' },
          { object: 'crypto', property: 'randomUUID', message: 'Take `newId` from the Context.' },
        ],
      },
    },
    {
      files: inBrowsers,
      excludeFiles: [...tests, 'packages/platform/src/web-storage.ts'],
      rules: {
        'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: storageMessage }))],
      },
    },
    {
      files: inBrowsers,
      excludeFiles: tests,
      rules: {
        'no-restricted-properties': [
          'error',
          ...['window', 'globalThis', 'self'].flatMap((object) =>
            storages.map((property) => ({ object, property, message: storageMessage })),
          ),
          ...youngerProperties.map((restricted) => ({
            ...restricted,
            message: 'Younger than the browsers of U-38. Write it out, or bring it in shell/src/polyfills.ts.',
          })),
        ],
      },
    },
    {
      // Registries import every capability and export it again. This is their purpose.
      files: ['**/*.registry.ts'],
      rules: { 'no-restricted-imports': 'off', 'oxc/no-barrel-file': 'off' },
    },
    {
      // Workers and scripts write their logs to the console.
      files: ['bench/**', 'scripts/**', '**/scripts/**', 'shell/worker/**', 'workers/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.d.ts'],
      rules: { 'typescript/no-unnecessary-type-parameters': 'off' },
    },
    {
      // A test's assertions check the response that it casts.
      files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
    {
      // Playwright fixtures name their continuation `use`, and a journey may assert in a function it calls.
      files: ['e2e/**'],
      rules: { 'no-empty-pattern': 'off', 'react/rules-of-hooks': 'off', 'vitest/expect-expect': 'off' },
    },
  ],
})
