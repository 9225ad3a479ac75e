export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>

/** TypeScript's DOM types lack `BarcodeDetector`, and so do some browsers. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The longest side in pixels, to which a frame is scaled down before it is read. */
const frameSize = 720

export async function createCodeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  return BarcodeDetector && formats.includes('qr_code') ? createNative(BarcodeDetector) : createOwn()
}

function createNative(BarcodeDetector: DetectorClass): ReadCode {
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => {
    const found = await detector.detect(video).catch(() => [])
    return found[0]?.rawValue ?? null
  }
}

async function createOwn(): Promise<ReadCode> {
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return Promise.resolve(null)
    const scale = Math.min(1, frameSize / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)))
    } catch {
      // The frame contains no code.
      return Promise.resolve(null)
    }
  }
}
