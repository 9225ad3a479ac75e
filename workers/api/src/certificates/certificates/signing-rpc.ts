import { WorkerEntrypoint } from 'cloudflare:workers'
import type { SigningRpc, StoredKey, Verifier } from '@kere/contracts/certificates/signing-rpc'
import { openDatabase } from '../../base/context.ts'
import type { ApiEnv } from '../../base/env.ts'
import { instantOf } from '../../base/instants.ts'
import { insertKey, selectRevoked, selectWork, updateList, updateToSigned } from './signing.queries.ts'

interface Given {
  now: () => number
  /** Answers a request to verify a certificate, with all checks of its endpoint. */
  answerVerification: (request: Request, env: ApiEnv, verifier: Verifier) => Response | Promise<Response>
}

export const createSigningRpc = ({ now, answerVerification }: Given) =>
  class extends WorkerEntrypoint<ApiEnv> implements SigningRpc<Request, Response> {
    async next() {
      const db = openDatabase(this.env.DB)
      const [[key], unsigned, lists] = await selectWork(db)
      return {
        key: key ?? null,
        certificates: unsigned.map(({ completedAt, issuedAt, ...facts }) => ({
          ...facts,
          completedAt: instantOf(completedAt),
          issuedAt: instantOf(issuedAt),
        })),
        lists: await Promise.all(lists.map(async (each) => ({ ...each, revoked: await selectRevoked(db, each.list) }))),
      }
    }

    keepKey(key: StoredKey) {
      return insertKey(openDatabase(this.env.DB), key, now())
    }

    async keepCredential(id: string, keyId: string, credential: string) {
      await updateToSigned(openDatabase(this.env.DB), id, { keyId, credential })
    }

    async keepStatusList(list: number, version: number, credential: string) {
      await updateList(openDatabase(this.env.DB), list, { signedVersion: version, credential })
    }

    async answer(request: Request, verifier: Verifier) {
      return answerVerification(request, this.env, verifier)
    }
  }
