import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

declare module 'vitest' {
  interface ProvidedContext {
    times: number
  }
}

interface Repetition {
  folder: string
  file: string
  name?: string | undefined
  times: number
}

export async function repeatTests({ folder, file, name, times }: Repetition): Promise<Map<string, number>> {
  process.chdir(folder)
  // Each workspace has its own Vitest, and another one would not find its plugins.
  const path = createRequire(join(folder, 'package.json')).resolve('vitest/node')
  const { createVitest } = (await import(pathToFileURL(path).href)) as typeof import('vitest/node')
  const vitest = await createVitest('test', { watch: false, ...(name ? { testNamePattern: name } : {}) })
  for (const project of vitest.projects) {
    project.config.setupFiles.push(fileURLToPath(new URL('repeat-setup.ts', import.meta.url)))
    project.provide('times', times)
  }

  const { testModules } = await vitest.start([file])
  const failures = new Map<string, number>()
  for (const test of testModules.flatMap((module) => [...module.children.allTests()])) {
    const { state, errors = [] } = test.result()
    if (state !== 'skipped') failures.set(test.fullName, errors.length)
  }
  await vitest.close()
  return failures
}
