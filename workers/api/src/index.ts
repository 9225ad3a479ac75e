import { waitUntil, WorkerEntrypoint } from 'cloudflare:workers'
import { argon2id } from './base/argon2id.ts'
import type { ApiEnv } from './base/env.ts'
import { createApi } from './http/create-api.ts'
import type { Dependencies } from './base/context.ts'
import { newId } from './base/new-id.ts'
import { limitHashing } from './accounts/passwords/limit-hashing.ts'
import { kindOfMail } from './console/labels.ts'
import { verifyCertificate } from '@kere/contracts/certificates/certificates'
import { createSigningRpc } from './certificates/certificates/signing-rpc.ts'
import { createOutboxRpc } from './console/outbox/outbox-rpc.ts'
import { createReleaseNewsRpc } from './console/releases/release-news-rpc.ts'
import { createRetentionRpc } from './console/retention/retention-rpc.ts'
import { clock, exports, routes } from './routes.ts'

const now = () => Date.now()
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The pause keeps the work from delaying the answer, whose time could otherwise tell whether there is a mail to send.
 */
const afterAnswerMs = 100

const writeLog = (line: string) => console.log(line)

export class Outbox extends createOutboxRpc({ now, writeLog }) {}

export class ReleaseNews extends createReleaseNewsRpc({ now, kindOfMail }) {}

export class Retention extends createRetentionRpc({ now, newId, randomBytes, kindOfMail, clock }) {}

const dependencies: Dependencies = {
  now,
  newId,
  randomBytes,
  argon2id: limitHashing(argon2id, { now, wait }),
  wait,
  writeLog,
  kindOfMail,
  afterAnswer: (work) => waitUntil(wait(afterAnswerMs).then(work)),
}

const verification = routes.filter(({ endpoint }) => endpoint === verifyCertificate)

export class Signing extends createSigningRpc({
  now,
  answerVerification: (request, env, verifier) =>
    createApi(verification, { ...dependencies, verifier }).fetch(request, env),
}) {}

const exportsApi = createApi(exports, dependencies)

/**
 * Serves the pages of CSV exports to the jobs worker. The requests carry the caller's cookies, and every page passes
 * all checks of its endpoint.
 */
export class Exports extends WorkerEntrypoint<ApiEnv> {
  override fetch(request: Request) {
    return exportsApi.fetch(request, this.env)
  }
}

export default createApi(routes, dependencies)
