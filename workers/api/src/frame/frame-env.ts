import type { Endpoint } from '@kere/contracts/endpoint'
import type { Context, Log, Outside } from '../context.ts'
import type { ApiEnv } from '../env.ts'
import type { Exchange } from './exchange.ts'
import type { SentFiles } from './sent-files.ts'

/** What hono carries through one request. */
export interface FrameEnv {
  Bindings: ApiEnv
  Variables: {
    outside: Outside
    requestId: string
    log: Log
    /** The path as declared, for the log; absent where no route matched. */
    route?: string
    /** Both are there from the moment an endpoint matched. */
    context: Context
    exchange: Exchange
    /** Whether nobody has to ask any more who is there: there is no session, or it has been looked at. */
    isSettled: boolean
    /** Only where the endpoint takes some. */
    files?: SentFiles
    /** Absent where no endpoint matched. */
    endpoint?: Endpoint
  }
}
