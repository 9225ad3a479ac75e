import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { port } from './origin.ts'

/** One platform for all journeys. */
export default async function setUp() {
  const platform = await startTemporaryPlatform({ port })
  return platform.stop
}
