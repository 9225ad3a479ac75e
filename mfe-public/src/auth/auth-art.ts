import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { depthsPath, waterPath } from '@kere/brand/auth-art-paths'

export const depthsArt = {
  path: depthsPath,
  caption: t('Depth lines of a tank. Progress on {product} rises through them.', { product }, 'Caption of a drawing'),
}

const ahead = t('Next: a few questions about you.', 'Beside a form: what comes after it')

export const stepArt = {
  register: {
    path: waterPath(25),
    caption: t('Next: confirm your email, then a few questions about you.', 'Beside a form: what comes after it'),
  },
  confirm: { path: waterPath(50), caption: ahead },
  role: { path: waterPath(75), caption: ahead },
  profile: {
    path: waterPath(100),
    caption: t('The last step. Then you can start.', 'Beside a form: what comes after it'),
  },
}
