import { expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?t=42s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=42',
  ],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=abc', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('shows %s in a frame that sets no cookies before it plays', (address, src) => {
  expect(videoSource(address)).toMatchObject({ kind: 'frame', src })
})

it('plays a file as it is, and links to any other site', () => {
  expect(videoSource('https://files.example.org/lake.mp4')).toMatchObject({ kind: 'file' })
  expect(videoSource('https://example.org/talks/7')).toMatchObject({ kind: 'link', host: 'example.org' })
  // A malformed id could lead the frame to another address.
  expect(videoSource('https://youtu.be/..%2F..%2Fevil')).toMatchObject({ kind: 'link' })
})

it.each(['', 'nothing', 'http://youtu.be/dQw4w9WgXcQ', 'javascript:alert(1)'])('shows nothing of “%s”', (address) => {
  expect(videoSource(address)).toBeNull()
})
