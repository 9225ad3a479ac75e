import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-command.ts'

/** The runtime's behavior that the workers are deployed with, as wrangler.toml says it. */
export const compatibilityDate = /^compatibility_date = "(.+)"$/m.exec(
  readFileSync(join(root, 'wrangler.toml'), 'utf8'),
)![1]!
