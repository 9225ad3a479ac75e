import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readStateFile, writeStateFile } from './state-file.ts'

export const localPayment = {
  PAYMENT_PAYEE: 'Kere Learning',
  PAYMENT_UPI_ID: 'kere@examplebank',
  PAYMENT_BANK_ACCOUNT: '000123456789',
  PAYMENT_BANK_IFSC: 'EXMP0000123',
  PAYMENT_BANK_NAME: 'Example Bank, Bengaluru',
}

/** Generated once per state folder, so that sessions outlive a restart. */
export interface LocalSecrets {
  releaseToken: string
  accessTokenSecret: string
  signingSecret: string
}

/** Super admin once it is proven (S-013). */
export const superAdminEmail = 'admin@kere.test'

export const secretsFile = (stateDir: string) => join(stateDir, 'secrets.json')

export const readSecrets = async (stateDir: string) =>
  (await readStateFile(secretsFile(stateDir))) as LocalSecrets | null

export async function ensureSecrets(stateDir: string): Promise<LocalSecrets> {
  const kept = await readSecrets(stateDir)
  const secret = () => randomBytes(32).toString('hex')
  // An earlier platform may have needed fewer.
  const made = { releaseToken: secret(), accessTokenSecret: secret(), signingSecret: secret(), ...kept }
  await writeStateFile(secretsFile(stateDir), JSON.stringify(made), 0o600)
  return made
}
