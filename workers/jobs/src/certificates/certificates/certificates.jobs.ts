import { didOf } from '@kere/contracts/certificates/certificate-options'
import type { StoredKey } from '@kere/contracts/certificates/signing-rpc'
import { describeFailure } from '../../console/outbox/failure.ts'
import type { JobsEnv } from '../../env.ts'
import type { Tools } from '../../tools.ts'
import { badgeOf, statusListOf } from './credentials.ts'
import { sign, verifyProof } from './data-integrity.ts'
import { makeKey, openKey } from './signing-keys.ts'

type Env = Pick<JobsEnv, 'SIGNING' | 'SIGNING_SECRET' | 'SITE_ORIGIN'>

/** Signs the certificates that have no signature yet. If the worker is killed, the next minute signs the rest. */
export async function signCertificates({ env, log }: { env: Env; log: Tools['log'] }) {
  const { key, certificates, lists } = await env.SIGNING.next()
  if (certificates.length + lists.length === 0) return
  const signer = await signerOf(env, key)
  const signOne = async (what: string, work: () => Promise<void>) => {
    try {
      await work()
      return 1
    } catch (error) {
      // A certificate that cannot be signed does not hold up the others.
      log('signing_failed', { level: 'error', what, ...describeFailure(error) })
      return 0
    }
  }
  let signed = 0
  for (const facts of certificates) {
    signed += await signOne(facts.id, async () => {
      const credential = await sign(await badgeOf(facts, env.SITE_ORIGIN), { ...signer, at: Date.now() })
      await env.SIGNING.keepCredential(facts.id, signer.id, credential)
    })
  }
  for (const list of lists) {
    signed += await signOne(`list ${list.list}`, async () => {
      const at = Date.now()
      const credential = await sign(await statusListOf(list, env.SITE_ORIGIN, at), { ...signer, at })
      await env.SIGNING.keepStatusList(list.list, list.version, credential)
    })
  }
  log('signed', { signed })
}

async function signerOf({ SIGNING, SIGNING_SECRET: secret, SITE_ORIGIN }: Env, current: StoredKey | null) {
  if (!secret) throw new Error('SIGNING_SECRET is not set')
  const stored = current ?? (await SIGNING.keepKey(await makeKey(secret)))
  const key = await openKey(stored, secret)
  return { id: stored.id, key, verificationMethod: `${didOf(SITE_ORIGIN)}#${stored.id}` }
}

/** The API answers the request, and calls back only to verify the proof. */
export const answerVerification = (request: Request, { SIGNING, SITE_ORIGIN }: Pick<Env, 'SIGNING' | 'SITE_ORIGIN'>) =>
  SIGNING.answer(request, { issuer: didOf(SITE_ORIGIN), verifyProof })
