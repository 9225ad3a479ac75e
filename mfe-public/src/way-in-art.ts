import { depthsPath } from '@kere/brand/way-in-art-paths'
import { product } from '@kere/brand/brand'

export const depthsArt = {
  path: depthsPath,
  caption: `Depth lines of a tank. Progress on ${product} rises through them.`,
}
