import { chromiumFlags, findChromium } from '@kere/tooling/chromium'
import { chromium } from 'playwright-core'

export const openBrowser = () => chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
