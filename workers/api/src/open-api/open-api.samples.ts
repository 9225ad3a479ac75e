import type { Samples } from '../../test/samples.ts'

export const samples: Samples = { getOpenApi: { asksNothing: true } }
