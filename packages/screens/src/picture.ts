/** A part of a picture, in percent of the picture's sides. */
export interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Large enough to crop on any screen, and small enough for a phone that already holds a photo of 40 megapixels in
 * memory.
 */
const previewSide = 1600

const widest = 1600

/** The picture is encoded in these widths, each in several qualities, until the file is small enough. */
const narrower = [1280, 960, 640, 320]
const qualities = [0.85, 0.7, 0.5]

interface PictureLimits {
  maxBytes: number
  keptWidth?: number
  maxPixels?: number
}

export interface CutPicture {
  bytes: Blob
  /** A small rendition of the same part, if the limits name one. */
  small?: Blob
}

export interface OpenedPicture {
  /** A small preview as a data URL, because the content security policy forbids blob URLs. */
  preview: string
  /** @returns the part as a file within the limits, or `null` if no encoding is small enough */
  cut(area: PictureArea, limits: PictureLimits & { small?: PictureLimits }): Promise<CutPicture | null>
  close(): void
}

/** @throws {Error} if the browser cannot decode the file as a picture */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const bitmap = await createImageBitmap(file)
  const whole = { x: 0, y: 0, width: 100, height: 100 }
  const scale = Math.min(1, previewSide / Math.max(bitmap.width, bitmap.height))
  const preview = await encode(draw(bitmap, whole, Math.round(bitmap.width * scale)), 0.8)
  return {
    preview: await readAsDataUrl(preview),
    async cut(area, limits) {
      const bytes = await fit(bitmap, area, limits)
      const small = limits.small && (await fit(bitmap, area, limits.small))
      return bytes && { bytes, ...(small && { small }) }
    },
    close: () => bitmap.close(),
  }
}

async function fit(
  bitmap: ImageBitmap,
  area: PictureArea,
  { maxBytes, keptWidth = widest, maxPixels = Infinity }: PictureLimits,
) {
  const [wide, high] = [(bitmap.width * area.width) / 100, (bitmap.height * area.height) / 100]
  let first = Math.min(Math.round(wide), keptWidth, Math.floor(Math.sqrt((maxPixels * wide) / high)))
  // The height is rounded, which can exceed the limit by a row.
  while (first > 1 && first * Math.round((first * high) / wide) > maxPixels) first -= 1
  for (const width of [first, ...narrower.filter((each) => each < first)]) {
    const canvas = draw(bitmap, area, width)
    for (const quality of qualities) {
      const blob = await encode(canvas, quality)
      if (blob.size <= maxBytes) return blob
    }
  }
  return null
}

function draw(bitmap: ImageBitmap, area: PictureArea, width: number) {
  const source = {
    x: (bitmap.width * area.x) / 100,
    y: (bitmap.height * area.y) / 100,
    width: (bitmap.width * area.width) / 100,
    height: (bitmap.height * area.height) / 100,
  }
  const height = Math.max(1, Math.round((width * source.height) / source.width))
  const canvas = new OffscreenCanvas(Math.max(1, width), height)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, source.x, source.y, source.width, source.height, 0, 0, canvas.width, height)
  return canvas
}

/**
 * A browser that cannot write WebP returns another type. JPEG has no transparency, so transparent parts would become
 * black.
 */
async function encode(canvas: OffscreenCanvas, quality: number) {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (webp.type === 'image/webp') return webp
  const context = contextOf(canvas)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas left')
  return context
}

async function readAsDataUrl(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${blob.type};base64,${btoa(text)}`
}
