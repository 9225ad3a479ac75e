import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  startGoogle: { body: () => ({}), answers: 503, asksNothing: true },
  finishGoogle: { body: () => ({ code: 'x', state: 'x' }), answers: 401, asksNothing: true },
}
