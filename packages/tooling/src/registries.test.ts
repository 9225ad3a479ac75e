import { describe, expect, it } from 'vitest'
import { registryHeader, registryText, staleRegistry, type RegistryRule } from './registries.ts'

const rule: RegistryRule = {
  file: 'workers/api/src/console/labels.registry.ts',
  folder: 'workers/api/src',
  pattern: /(?:^|\/)([\w-]+)\.labels\.ts$/,
}

const file = (path: string, text = '') => ({ path, read: () => text })

const two = [
  file('workers/api/src/forms/pet-loans/pet-loans.labels.ts'),
  file('workers/api/src/console/audit/audit.labels.ts'),
  file('workers/api/src/forms/pet-loans/pet-loans.labels.test.ts'),
  file('workers/jobs/src/forms/pet-loans/pet-loans.labels.ts'),
]

const written = `${registryHeader}export * as audit from './audit/audit.labels.ts'
export * as petLoans from '../forms/pet-loans/pet-loans.labels.ts'
`

describe('a registry', () => {
  it('lists the files of its kind by their names, in their order', () => {
    expect(registryText(rule, two)).toBe(written)
  })

  it('takes only files that hold what is asked', () => {
    const files = [
      file('workers/api/src/a/a.labels.ts', 'export const here = 1'),
      file('workers/api/src/b/b.labels.ts'),
    ]
    expect(registryText({ ...rule, holds: /here/ }, files)).toBe(
      `${registryHeader}export * as a from '../a/a.labels.ts'\n`,
    )
  })

  it('lists one export of each file where only that is asked for', () => {
    expect(registryText({ ...rule, only: 'labels' }, two)).toContain(
      "export { labels as audit } from './audit/audit.labels.ts'\n",
    )
  })

  it('refuses two files of one name', () => {
    const files = [...two, file('workers/api/src/orders/pet-loans.labels.ts')]
    expect(() => registryText(rule, files)).toThrow('workers/api/src/orders/pet-loans.labels.ts have one name')
  })

  it('says what it lacks and has, and what to do', () => {
    expect(staleRegistry(rule.file, registryText(rule, two), written)).toEqual([])
    expect(
      staleRegistry(
        rule.file,
        registryText(rule, two),
        `${registryHeader}export * as old from '../old/old.labels.ts'\n`,
      ),
    ).toEqual([
      'workers/api/src/console/labels.registry.ts is not as the files are: run `pnpm generate`.',
      "  lacks export * as audit from './audit/audit.labels.ts'",
      "  lacks export * as petLoans from '../forms/pet-loans/pet-loans.labels.ts'",
      "  has export * as old from '../old/old.labels.ts'",
    ])
  })
})
