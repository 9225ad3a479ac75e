import { launchOptions } from '@kere/tooling/chromium'
import { chromium } from 'playwright-core'

export const openBrowser = (options = launchOptions()) => chromium.launch(options)
