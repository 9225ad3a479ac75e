import { WorkerEntrypoint } from 'cloudflare:workers'
import type { RetentionRpc } from '@kere/contracts/retention-rpc'
import { openDatabase, type Outside } from '../context.ts'
import type { ApiEnv } from '../env.ts'
import { clock } from '../routes.ts'
import { sweepObjects } from '../files/sweep-objects.ts'
import { eraseDuePeople } from '../own-data/erase-due-people.ts'
import { recountRows } from './recount-rows.ts'
import { recountSums } from './recount-sums.ts'
import { sweepTables } from './sweep-tables.ts'

export const createRetentionRpc = ({ now, newId, randomBytes }: Pick<Outside, 'now' | 'newId' | 'randomBytes'>) =>
  class extends WorkerEntrypoint<ApiEnv> implements RetentionRpc {
    async sweep() {
      const db = openDatabase(this.env.DB)
      const people = await eraseDuePeople({ db, now, newId, superAdminEmail: this.env.SUPER_ADMIN_EMAIL })
      // The outbox's own sweep finds the emails of what slices do.
      const context = { db, now, newId, randomBytes, requestId: 'clock', queueMail: () => undefined }
      const done: Record<string, number> = {}
      for (const [name, act] of clock) {
        const count = await act(context)
        if (count > 0) done[name] = count
      }
      const rows = await sweepTables(db, now())
      const objects = await sweepObjects({ db, media: this.env.MEDIA, now })
      return {
        ...rows,
        ...(people > 0 && { people }),
        ...done,
        ...(objects > 0 && { objects }),
      }
    }

    async recount() {
      const db = openDatabase(this.env.DB)
      return { ...(await recountRows(db)), ...(await recountSums(db, now())) }
    }
  }
