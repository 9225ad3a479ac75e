import { chromiumFlags, findChromium } from '@kere/tooling/chromium'
import { chromium } from 'playwright-core'

/** The machine's own Chromium, headless. */
export const openBrowser = () => chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
