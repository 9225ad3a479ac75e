import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readStateFile, writeStateFile } from './state-file.ts'

export const localPayment = {
  PAYMENT_PAYEE: 'Kere Learning',
  PAYMENT_UPI_ID: 'kere@examplebank',
  PAYMENT_BANK_ACCOUNT: '000123456789',
  PAYMENT_BANK_IFSC: 'EXMP0000123',
  PAYMENT_BANK_NAME: 'Example Bank, Bengaluru',
  GST_GSTIN: '29AAAAA0000A1ZY',
  GST_NAME: 'Kere Learning (sample)',
  GST_ADDRESS: '12 Sample Road, Bengaluru 560001, Karnataka',
}

/** Generated once for each state folder, so that sessions survive a restart. */
export interface LocalSecrets {
  releaseToken: string
  accessTokenSecret: string
  signingSecret: string
}

/** The account with this address becomes the super admin once the address is proven (S-013). */
export const superAdminEmail = 'admin@kere.test'

export const secretsFile = (stateDir: string) => join(stateDir, 'secrets.json')

export const readSecrets = async (stateDir: string) =>
  (await readStateFile(secretsFile(stateDir))) as LocalSecrets | null

export async function ensureSecrets(stateDir: string): Promise<LocalSecrets> {
  const kept = await readSecrets(stateDir)
  const secret = () => randomBytes(32).toString('hex')
  // An earlier version of the platform may have stored fewer secrets.
  const made = { releaseToken: secret(), accessTokenSecret: secret(), signingSecret: secret(), ...kept }
  await writeStateFile(secretsFile(stateDir), JSON.stringify(made), 0o600)
  return made
}
