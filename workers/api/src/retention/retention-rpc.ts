import { WorkerEntrypoint } from 'cloudflare:workers'
import type { RetentionRpc } from '@kere/contracts/retention-rpc'
import { openDatabase, type Outside } from '../context.ts'
import type { ApiEnv } from '../env.ts'
import { sweepTables } from './sweep-tables.ts'

export const createRetentionRpc = ({ now }: Pick<Outside, 'now'>) =>
  class extends WorkerEntrypoint<ApiEnv> implements RetentionRpc {
    sweep() {
      return sweepTables(openDatabase(this.env.DB), now())
    }
  }
