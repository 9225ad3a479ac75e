import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingNames, encodings, type Encoding } from '@kere/platform/encodings'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

export async function compressFiles(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of files.filter((file) => file.isFile() && /\.(js|css|svg)$/.test(file.name))) {
    const path = join(parentPath, name)
    const bytes = await readFile(path)
    await Promise.all(
      encodingNames.map(async (encoding) => {
        const compressed = await compress[encoding](bytes)
        if (compressed.length < bytes.length) await writeFile(path + encodings[encoding], compressed)
      }),
    )
  }
}
