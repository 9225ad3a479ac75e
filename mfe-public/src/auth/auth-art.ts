import { product } from '@kere/brand/brand'
import { depthsPath, waterPath } from '@kere/brand/auth-art-paths'

export const depthsArt = {
  path: depthsPath,
  caption: `Depth lines of a tank. Progress on ${product} rises through them.`,
}

const ahead = 'Next: a few questions about you.'

export const stepArt = {
  register: { path: waterPath(25), caption: 'Next: confirm your email, then a few questions about you.' },
  confirm: { path: waterPath(50), caption: ahead },
  role: { path: waterPath(75), caption: ahead },
  profile: { path: waterPath(100), caption: 'The last step. Then you can start.' },
}
