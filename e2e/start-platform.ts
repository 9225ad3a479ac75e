import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'

export default async function setUp() {
  const platform = await startTemporaryPlatform()
  process.env.E2E_ORIGIN = platform.origin
  return platform.stop
}
