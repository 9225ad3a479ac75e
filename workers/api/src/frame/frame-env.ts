import type { Endpoint } from '@kere/contracts/endpoint'
import type { Context, Log, Outside } from '../context.ts'
import type { ApiEnv } from '../env.ts'
import type { Exchange } from './exchange.ts'
import type { SentFiles } from './sent-files.ts'

export interface FrameEnv {
  Bindings: ApiEnv
  Variables: {
    outside: Outside
    requestId: string
    log: Log
    /** As declared, for the log; absent where no route matched. */
    route?: string
    context: Context
    exchange: Exchange
    isSettled: boolean
    files?: SentFiles
    endpoint?: Endpoint
  }
}
