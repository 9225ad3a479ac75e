import { nonceBytes, type ResealContext, resealKeys, sealKey } from '../../base/sealed-key.ts'
import { requireSecret, requireSecrets } from '../../base/secrets.ts'
import { keyOwner, signingKeyOf } from './webhook-signature.ts'
import { selectSealedSeeds, selectUnsealedSeeds, updateSealedSeed } from './webhooks.queries.ts'

/** Keeps the secrets of webhooks when the secret of the API changes. */
export async function resealWebhooks(context: ResealContext): Promise<number> {
  if (!context.settings.accessTokenSecret) return 0
  const unsealed = await selectUnsealedSeeds(context.db)
  for (const row of unsealed) {
    const key = await signingKeyOf(requireSecrets(context), row)
    const nonce = context.randomBytes(nonceBytes)
    await updateSealedSeed(context.db, row, await sealKey(key, requireSecret(context), keyOwner(row.id), nonce))
  }
  const resealed = await resealKeys(context, {
    select: async (isOlder, limit) =>
      (await selectSealedSeeds(context.db, isOlder, limit)).map(({ id, seed }) => ({ ...keyOwner(id), sealed: seed })),
    update: ({ id, sealed }, seed) => updateSealedSeed(context.db, { id, seed: sealed }, seed),
  })
  return unsealed.length + resealed
}
