import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from './open-browser.ts'
import { charts } from './pictures/charts.ts'
import { scene } from './pictures/shapes.ts'
import { scenes } from './pictures/scenes.ts'
import { root, runCommand } from './run-command.ts'

/** `pnpm pictures` draws the pictures of the sample data anew, each in the width of covers and in that of cards. */
const folder = join(root, 'd1/seed/pictures')
const manifest = join(root, 'd1/seed/base/picture-sizes.ts')
const sets = [
  { pictures: scenes, widths: { full: scene.width, small: 640 } },
  { pictures: charts, widths: { full: scene.width, small: 480 } },
]

await mkdir(folder, { recursive: true })
const browser = await openBrowser()
try {
  const page = await browser.newPage()
  const sizes: Record<string, Record<string, number>> = {}
  for (const { pictures, widths } of sets)
    for (const [name, draw] of Object.entries(pictures)) {
      const ofName: Record<string, number> = {}
      for (const [size, width] of Object.entries(widths)) {
        const height = (width * scene.height) / scene.width
        const encoded = await page.evaluate(encodeWebP, { svg: draw(), width, height })
        const bytes = Buffer.from(encoded, 'base64')
        await writeFile(join(folder, `${name}-${size}.webp`), bytes)
        ofName[size] = bytes.length
      }
      sizes[name] = ofName
    }
  const text = `/** Written by \`pnpm pictures\`: the bytes of each picture in both widths. */\nexport const pictureSizes = ${JSON.stringify(sizes)} as const\n`
  await writeFile(manifest, text)
  await runCommand('oxfmt', [manifest])
} finally {
  await browser.close()
}

async function encodeWebP({ svg, width, height }: { svg: string; width: number; height: number }) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
}
