import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  startGoogle: { body: () => ({}), answers: 503, asksNothing: true },
  finishGoogle: { body: () => ({ code: 'x', state: 'x' }), answers: 401, asksNothing: true },
}
