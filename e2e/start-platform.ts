import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'

/** One platform for all journeys; the workers that run them inherit where it is. */
export default async function setUp() {
  const platform = await startTemporaryPlatform()
  process.env.E2E_ORIGIN = platform.origin
  return platform.stop
}
