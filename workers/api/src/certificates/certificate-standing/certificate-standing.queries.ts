import { certificates } from '@kere/d1/schema/certificates/certificates'
import { and, eq } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'

export const selectOwnCertificate = (db: Database, id: string, caller: SignedIn) =>
  db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.id, id), isOwn(certificates.userId, caller)))
