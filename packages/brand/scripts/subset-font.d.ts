declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2' | 'truetype'
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepFeatures?: string[]
    noHinting?: boolean
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
