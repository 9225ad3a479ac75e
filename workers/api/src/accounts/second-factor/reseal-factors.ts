import { type ResealContext, resealKeys } from '../../base/sealed-key.ts'
import { selectSealedKeys, updateSealedKey } from './code-rows.ts'
import { keyOwner } from './second-factor.domain.ts'

/** After a rotation of the secret, authenticator apps go on working. */
export const resealFactors = (context: ResealContext) =>
  resealKeys(context, {
    select: async (isOlder, limit) =>
      (await selectSealedKeys(context, isOlder, limit)).map(({ userId, sealedKey }) => ({
        ...keyOwner(userId),
        sealed: sealedKey,
      })),
    update: ({ id, sealed }, resealed) => updateSealedKey(context, { userId: id, sealedKey: sealed }, resealed),
  })
