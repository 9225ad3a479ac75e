import { chromiumFlags, findChromium } from '@kere/tooling/chromium'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startTemporaryPlatform } from './temporary-platform.ts'

/** The median is reported. */
const runs = Number(process.env.RUNS ?? 3)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' } as const

const platform = await startTemporaryPlatform()
const chrome = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', ...chromiumFlags] })
try {
  const { items } = (await (await fetch(`${platform.origin}/api/courses/featured`)).json()) as {
    items: { id: string }[]
  }
  for (const path of ['/', '/courses', `/courses/${items[0]!.id}`]) await report(path)
} finally {
  chrome.kill()
  await platform.stop()
}

async function report(path: string) {
  const reports = []
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(platform.origin + path, {
      port: chrome.port,
      output: 'json',
      onlyCategories: [...categories],
    })
    reports.push(result!.lhr)
  }
  const middle = reports.toSorted((a, b) => a.categories.performance!.score! - b.categories.performance!.score!)[
    Math.floor(runs / 2)
  ]!
  const scores = categories.map((name) => `${name} ${Math.round(middle.categories[name]!.score! * 100)}`)
  const timings = Object.entries(metrics).map(([name, audit]) => `${name} ${middle.audits[audit]!.displayValue}`)
  console.log([path.padEnd(34), ...scores, ...timings].join('  '))
  const failed = Object.values(middle.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  for (const { id, title } of failed) console.log(`    ${id}: ${title}`)
}
