import type { Endpoint } from '@kere/contracts/http/endpoint'
import type { Span } from '@kere/contracts/http/trace'
import type { Context, Log, Dependencies } from '../base/context.ts'
import type { ApiEnv } from '../base/env.ts'
import type { HttpExchange } from './http-exchange.ts'
import type { SentFiles } from './sent-files.ts'

export interface FrameEnv {
  Bindings: ApiEnv
  Variables: {
    dependencies: Dependencies
    requestId: string
    span: Span
    database: D1DatabaseSession
    log: Log
    route?: string
    context: Context
    exchange: HttpExchange
    isSettled: boolean
    /** The API token of a program. */
    bearer?: string | undefined
    files?: SentFiles
    endpoint?: Endpoint
  }
}
