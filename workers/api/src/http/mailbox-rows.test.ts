import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from '../base/context.ts'
import { mailboxInSql, mailboxOf } from './mailbox-rows.ts'

it.each([
  ['kavya@lake.example.in', 'kavya@lake.example.in'],
  ['Kavya+board+2@Lake.example.in', 'kavya@lake.example.in'],
  ['k.a.vya@lake.example.in', 'k.a.vya@lake.example.in'],
  ['K.avya+x@gmail.com', 'kavya@gmail.com'],
  ['kavya@googlemail.com', 'kavya@gmail.com'],
])('the mailbox of %s is %s, in a row too', async (email, mailbox) => {
  const { inRow } = await openDatabase(env.DB).get<{ inRow: string }>(
    sql`SELECT ${mailboxInSql(sql`${email}`)} AS inRow`,
  )
  expect([mailboxOf(email), inRow]).toEqual([mailbox, mailbox])
})
