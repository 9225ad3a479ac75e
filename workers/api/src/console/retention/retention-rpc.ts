import { WorkerEntrypoint } from 'cloudflare:workers'
import type { RetentionRpc } from '@kere/contracts/console/retention-rpc'
import { openDatabase, type Context, type Dependencies } from '../../base/context.ts'
import { documentBuckets, type ApiEnv } from '../../base/env.ts'
import { readSettings } from '../../http/settings.ts'
import { reconcileDocuments } from '../../kit/documents/reconcile-documents.ts'
import { sweepObjects } from '../../kit/files/sweep-objects.ts'
import { eraseDuePeople } from '../../accounts/own-data/erase-due-people.ts'
import { backUp } from '../backups/back-up.ts'
import { sweepBackups } from '../backups/sweep-backups.ts'
import { recountRows, recountSums } from './recount.ts'
import { repeatInTime } from './repeat-in-time.ts'
import { sweepTables } from './sweep-tables.ts'

type ClockContext = Pick<
  Context,
  'db' | 'at' | 'newId' | 'randomBytes' | 'requestId' | 'queueMail' | 'kindOfMail' | 'settings'
>

type Clockwork = Pick<Dependencies, 'now' | 'newId' | 'randomBytes' | 'kindOfMail'> & {
  /** The work that each domain does every minute; each function returns how often it acted. */
  clock: readonly (readonly [name: string, act: (context: ClockContext) => Promise<number>])[]
}

export const createRetentionRpc = ({ now, newId, randomBytes, kindOfMail, clock }: Clockwork) =>
  class extends WorkerEntrypoint<ApiEnv> implements RetentionRpc {
    async sweep() {
      const { MEDIA: media, BACKUPS: backups } = this.env
      const settings = readSettings(this.env)
      const { superAdminEmail } = settings
      const db = openDatabase(this.env.DB)
      const done: Record<string, number> = {}
      const work = async (name: string, act: (at: number) => Promise<number>) => {
        const count = await repeatInTime(now, act)
        if (count > 0) done[name] = count
      }
      // No queue messages are sent, because the sweep of the outbox finds the emails.
      const queueMail = () => undefined
      const buckets = { media, documents: documentBuckets(this.env) }
      const context = { db, newId, randomBytes, requestId: 'clock', queueMail, kindOfMail, settings }
      for (const [name, act] of clock) await work(name, (at) => act({ ...context, at }))
      const rows = await sweepTables(db, now)
      await work('backups', (at) => backUp({ ...context, at, ...buckets, backups }))
      // It comes late, because it fails where the bucket of backups fails. Then nothing behind it is done in this minute.
      await work('people', (at) => eraseDuePeople({ db, at, newId, superAdminEmail, backups }))
      await work('objects', (at) => sweepObjects({ db, at, ...buckets }))
      await work('documents', (at) => reconcileDocuments({ db, at, backups, ...buckets }))
      await work('expired backups', (at) => sweepBackups({ db, at, backups }))
      return { ...rows, ...done }
    }

    async recount() {
      const db = openDatabase(this.env.DB)
      return { ...(await recountRows(db)), ...(await recountSums(db, now())) }
    }
  }
