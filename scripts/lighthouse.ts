import { loadavg } from 'node:os'
import { chromiumFlags, findChromium } from '@kere/tooling/chromium'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { startTemporaryPlatform } from './temporary-platform.ts'

const runs = Number(process.env.RUNS ?? 5)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The goals of P1, in milliseconds; for CLS, shares of the screen. */
const goals = {
  LCP: { audit: 'largest-contentful-paint', most: 1200 },
  TBT: { audit: 'total-blocking-time', most: 50 },
  CLS: { audit: 'cumulative-layout-shift', most: 0 },
} as const

const platform = await startTemporaryPlatform()
const chrome = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', ...chromiumFlags] })
try {
  const { items } = (await (await fetch(`${platform.origin}/api/courses/featured`)).json()) as {
    items: { id: string }[]
  }
  const asked = process.argv.slice(2)
  const paths = asked.length > 0 ? asked : ['/', '/courses', `/courses/${items[0]!.id}`, '/auth/login']
  for (const path of paths) await report(path)
} finally {
  chrome.kill()
  await platform.stop()
}

async function report(path: string) {
  const before = readLoad()
  const reports: RunnerResult['lhr'][] = []
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(platform.origin + path, {
      port: chrome.port,
      output: 'json',
      onlyCategories: [...categories],
    })
    reports.push(result!.lhr)
  }
  const scores = categories.map(
    (name) => `${name} ${middle(reports.map(({ categories: found }) => Math.round(found[name]!.score! * 100)))}`,
  )
  const timings = Object.entries(goals).map(([name, { audit, most }]) => {
    const value = middle(reports.map(({ audits }) => audits[audit]!.numericValue!))
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}${value > most ? ' OVER' : ''}`
  })
  console.log([path.padEnd(34), ...scores, ...timings, `load ${before} to ${readLoad()}`].join('  '))
  const failed = Object.values(reports[0]!.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  for (const { id, title } of failed) console.log(`    ${id}: ${title}`)
}

function middle(values: readonly number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}

function readLoad() {
  return loadavg()[0]!.toFixed(1)
}
