import type { Samples } from '../../test/samples.ts'

// Nobody has told the API of these tests of a provider.
export const samples: Samples = {
  startGoogle: { body: () => ({}), answers: 503, asksNothing: true },
  finishGoogle: { body: () => ({ code: 'x', state: 'x' }), answers: 401, asksNothing: true },
}
