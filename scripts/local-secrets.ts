import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Made once per state folder, so that sessions outlive a restart. */
export interface LocalSecrets {
  releaseToken: string
  accessTokenSecret: string
}

/** Super admin once it is proven (S-013). */
export const superAdminEmail = 'admin@kere.test'

export const secretsFile = (stateDir: string) => join(stateDir, 'secrets.json')

export async function readSecrets(stateDir: string): Promise<LocalSecrets | null> {
  const text = await readFile(secretsFile(stateDir), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as LocalSecrets)
}

export async function ensureSecrets(stateDir: string): Promise<LocalSecrets> {
  const kept = await readSecrets(stateDir)
  const secret = () => randomBytes(32).toString('hex')
  // An earlier platform may have needed fewer.
  const made = { releaseToken: secret(), accessTokenSecret: secret(), ...kept }
  await writeFile(secretsFile(stateDir), JSON.stringify(made), { mode: 0o600 })
  return made
}
