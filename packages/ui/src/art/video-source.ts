export type VideoSource =
  | { kind: 'frame'; host: string; src: string }
  | { kind: 'file'; host: string; src: string }
  | { kind: 'link'; host: string; src: string }

const youtube = 'www.youtube-nocookie.com'
const vimeo = 'player.vimeo.com'

export function videoSource(address: string): VideoSource | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  const youtubeId = youtubeIdOf(host, url)
  if (youtubeId) {
    const start = Number.parseInt(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '', 10)
    const from = start > 0 ? `&start=${start}` : ''
    return { kind: 'frame', host: 'YouTube', src: `https://${youtube}/embed/${youtubeId}?autoplay=1&rel=0${from}` }
  }
  const vimeoId = host === 'vimeo.com' || host === vimeo ? /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1] : undefined
  if (vimeoId) return { kind: 'frame', host: 'Vimeo', src: `https://${vimeo}/video/${vimeoId}?autoplay=1&dnt=1` }
  if (/\.(mp4|webm|m4v)$/i.test(url.pathname)) return { kind: 'file', host: url.hostname, src: url.href }
  return { kind: 'link', host: url.hostname, src: url.href }
}

function youtubeIdOf(host: string, { pathname, searchParams }: URL) {
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (/^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get('v'))
        : null
  return id && /^[\w-]{6,20}$/.test(id) ? id : null
}
