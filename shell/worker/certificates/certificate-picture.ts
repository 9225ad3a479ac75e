import { product } from '@kere/brand/brand'
import { mailColors } from '@kere/brand/mail-colors'
import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { encodeQR } from 'qr'
import { colorOf, createCanvas, white } from '../sharing/canvas.ts'
import { canDraw, layOut, spaced, write } from '../sharing/draw-text.ts'
import { writePng } from '../sharing/write-png.ts'

const ink = colorOf(mailColors.light.ink)
const muted = colorOf(mailColors.light.muted)
const band = 280
const left = 340
const right = 1140
const code = { size: 160, top: 424 }

/** The keyword under which Open Badges 3.0 finds the credential. */
const keyword = 'openbadgecredential'

/** Matches emoji and the characters that join them. Names are drawn without them. */
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|[\u{E0020}-\u{E007F}]/gu

/** Returns `null` for a text in a script whose letters join, because it cannot be drawn here. */
function drawableOf(text: string) {
  const plain = spaced(text.replace(emoji, ''))
  return plain !== '' && canDraw(plain) ? plain : null
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x},${y}L${x + width},${y}L${x + width},${y + height}L${x},${y + height}Z`

const asDrawn = { x: 0, y: 0, scale: 1 }

interface Written {
  text: string
  x: number
  /** The vertical position of the baseline. */
  y: number
  size: number
}

/** Draws the certificate as a picture that contains its signed text, so that anybody with the picture can verify it. */
export async function drawCertificatePicture(
  { kind, holderName, course, signature, completedAt, issuedAt, address }: Certificate,
  credential: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = kindTextsOf(kind)
  const canvas = createCanvas()
  canvas.paintLake({ x: -150, y: 170, scale: 18 })
  canvas.paint(white, (shape) => {
    shape.add(box(band, 0, canvas.width - band, canvas.height), asDrawn)
    write(shape, product, { x: 106, y: 96, size: 50 })
  })
  canvas.paintLogo({ x: 32, y: 48, scale: 2.1 })

  const inked: Written[] = []
  const quiet: Written[] = [{ text: texts.heading, x: left, y: 82, size: 27 }]
  /** @returns the baseline of the last line */
  const block = (text: string, top: number, sizes: readonly number[]) => {
    const { size, lines } = layOut(text, { width: right - left, mostLines: 2, sizes })
    inked.push(...lines.map((line, place) => ({ text: line, x: left, y: top + size * (0.75 + place * 1.12), size })))
    return inked.at(-1)!.y
  }
  const fact = (value: string, name: string, [x, y]: readonly [number, number]) => {
    const { lines, size } = layOut(value, { width: right - left - code.size - 60, mostLines: 1, sizes: [28] })
    inked.push({ text: lines[0]!, x, y, size })
    quiet.push({ text: name, x, y: y + 30, size: 22 })
  }

  const name = drawableOf(holderName)
  const underName = block(name ?? 'Scan the code to see the name', 108, name ? [66, 54, 44, 36] : [36])
  quiet.push({ text: texts.lead, x: left, y: underName + 54, size: 27 })
  const title = drawableOf(course.title)
  block(title ?? 'Scan the code to see its title', underName + 74, title ? [46, 38, 32, 27] : [30])
  const signer = drawableOf(signature)
  if (signer) fact(signer, texts.signer, [left, code.top + 26])
  const under = code.top + (signer ? 112 : 26)
  fact(dateInIndia(Date.parse(completedAt)), texts.done.toLowerCase(), [left, under])
  fact(dateInIndia(Date.parse(issuedAt)), 'issued', [left + 220, under])

  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
  const scale = code.size / rows.length
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [box(x, y, 1, 1)] : []))).join('')
  canvas.paint(muted, (shape) => {
    for (const { text, ...at } of quiet) write(shape, text, at)
  })
  canvas.paint(ink, (shape) => {
    for (const { text, ...at } of inked) write(shape, text, at)
    shape.add(box(left, code.top - 26, right - left, 3), asDrawn)
    shape.add(dots, { x: right - code.size + scale, y: code.top - scale, scale })
  })
  return writePng(canvas, { keyword, text: credential })
}
