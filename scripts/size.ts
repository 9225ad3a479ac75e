import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { startTemporaryPlatform } from './temporary-platform.ts'

/** Kilobytes (1,000 bytes, gzip) that a first visit to a public page may load (P2). */
const budgets = { JavaScript: 150, 'HTML and CSS': 60 } as const

type Kind = keyof typeof budgets

const kinds: Record<string, Kind> = { script: 'JavaScript', document: 'HTML and CSS', stylesheet: 'HTML and CSS' }

const platform = await startTemporaryPlatform({ port: 8794 })
const browser = await openBrowser()
let isOver = false
try {
  const { items } = (await (await fetch(`${platform.origin}/api/courses?limit=1`)).json()) as {
    items: { id: string }[]
  }
  for (const path of ['/', '/courses', `/courses/${items[0]!.id}`]) report(path, await measure(path))
} finally {
  await browser.close()
  await platform.stop()
}
if (isOver) process.exitCode = 1

/** Everything a first visit loads, until the page has been hydrated and is quiet. */
async function measure(path: string): Promise<Record<Kind, number>> {
  const page = await browser.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(platform.origin + path)
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await page.waitForLoadState('networkidle')

  const sizes: Record<Kind, number> = { JavaScript: 0, 'HTML and CSS': 0 }
  for (const response of responses) {
    const kind = kinds[response.request().resourceType()]
    if (kind) sizes[kind] += gzipSync(await response.body()).length
  }
  await page.close()
  return sizes
}

function report(path: string, sizes: Record<Kind, number>) {
  for (const [kind, bytes] of Object.entries(sizes) as [Kind, number][]) {
    const kilobytes = bytes / 1000
    const verdict = kilobytes > budgets[kind] ? 'OVER' : 'ok'
    isOver ||= verdict === 'OVER'
    console.log(
      `${path.padEnd(34)} ${kind.padEnd(13)} ${kilobytes.toFixed(1).padStart(6)} kB of ${budgets[kind]}  ${verdict}`,
    )
  }
}
