import type { Fixtures } from '../../../test/fixtures.ts'
import { aPasskey } from '../../../test/passkeys.ts'

const credential = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', attestationObject: 'AA', authenticatorData: 'AA', signature: 'AA' },
}

export const fixtures: Fixtures = {
  listPasskeys: {},
  beginPasskey: {},
  addPasskey: { body: () => ({ name: 'My phone', credential }), answers: 409 },
  removePasskey: { params: ({ learner }) => aPasskey(learner), owner: 'learner' },
  beginPasskeyProof: { asksNothing: true },
  signInWithPasskey: { body: () => ({ credential }), answers: 401 },
  proveSecondFactorByPasskey: { body: () => ({ credential }), answers: 401, asksNothing: true },
  proveAnewByPasskey: { body: () => ({ credential }), answers: 401 },
}
