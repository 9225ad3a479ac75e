import { getCertificateStanding } from '@kere/contracts/certificates/certificate-standing'
import { expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { aCertificate } from '../../../test/certificates.ts'
import { aUser } from '../../../test/sessions.ts'

it('tells the holder alone that a certificate is theirs, and nobody whether there is one', async () => {
  const holder = await aUser('student')
  const { id } = await aCertificate(holder.id)
  const ask = async (as: Awaited<ReturnType<typeof aUser>>, of = id) =>
    (await startApi().ask(getCertificateStanding, { as, params: { id: of } })).body
  expect(await ask(holder)).toEqual({ isOwn: true })
  for (const other of [await aUser('student'), await aUser('educator'), await aUser('admin')])
    expect(await ask(other)).toEqual({ isOwn: false })
  expect(await ask(holder, 'crt_of_nobody')).toEqual({ isOwn: false })
})
