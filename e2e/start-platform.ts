import { startTemporaryPlatform } from '../scripts/temporary-platform.ts'
import { untilDrawn } from './until-drawn.ts'

export default async function setUp() {
  const platform = await startTemporaryPlatform({ withoutFront: true })
  await untilDrawn(platform)
  process.env.E2E_ORIGIN = platform.origin
  return platform.stop
}
