import type { Endpoint } from '@kere/contracts/endpoint'
import type { Log, Outside } from '../context.ts'

/** What hono carries through one request. */
export interface FrameEnv {
  Bindings: Env
  Variables: {
    outside: Outside
    requestId: string
    log: Log
    /** The path as declared, for the log; absent where no route matched. */
    route?: string
    /** Absent where no endpoint matched. */
    endpoint?: Endpoint
  }
}
