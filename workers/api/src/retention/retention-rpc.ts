import { WorkerEntrypoint } from 'cloudflare:workers'
import type { RetentionRpc } from '@kere/contracts/retention-rpc'
import { openDatabase, type Outside } from '../context.ts'
import type { ApiEnv } from '../env.ts'
import { sweepObjects } from '../files/sweep-objects.ts'
import { recountRows } from './recount-rows.ts'
import { recountSums } from './recount-sums.ts'
import { sweepTables } from './sweep-tables.ts'

export const createRetentionRpc = ({ now }: Pick<Outside, 'now'>) =>
  class extends WorkerEntrypoint<ApiEnv> implements RetentionRpc {
    async sweep() {
      const db = openDatabase(this.env.DB)
      const rows = await sweepTables(db, now())
      const objects = await sweepObjects({ db, media: this.env.MEDIA, now })
      return objects > 0 ? { ...rows, objects } : rows
    }

    async recount() {
      const db = openDatabase(this.env.DB)
      return { ...(await recountRows(db)), ...(await recountSums(db, now())) }
    }
  }
