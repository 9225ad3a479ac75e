import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

describe('a text that is cut', () => {
  it('[S-092] lets an opening paragraph that fits stand whole', () => {
    expect(cutText(`Measure a tank with a rope.\n\n${'More words. '.repeat(20)}`)).toBe('Measure a tank with a rope.')
  })

  it('[S-092] [S-576.course] cuts a description at 120 characters, after a word', () => {
    const cut = cutText(
      'Sample, test and map an urban lake with a Secchi disc, a test strip kit and a phone, then write a one-page health card for it.',
    )
    expect(cut).toBe(
      'Sample, test and map an urban lake with a Secchi disc, a test strip kit and a phone, then write a one-page health card…',
    )
    expect([...cut].length).toBeLessThanOrEqual(120)
  })

  it('[S-092] leaves what fits as it is, in one line', () => {
    expect(cutText('Short.\n\nAnd whole.')).toBe('Short. And whole.')
    expect(cutText('x'.repeat(120))).toBe('x'.repeat(120))
  })

  it('[S-092] cuts a word that has no end, and never a character', () => {
    expect([...cutText('ಕ'.repeat(300))]).toHaveLength(120)
    expect(cutText('🌊'.repeat(300)).isWellFormed()).toBe(true)
  })

  it('[S-092] leaves alone what was cut before', () => {
    const texts = ['word '.repeat(60), 'ಕ'.repeat(300), `Measure a tank.\n\n${'More words. '.repeat(20)}`]
    for (const cut of texts.map((text) => cutText(text))) expect(cutText(cut)).toBe(cut)
  })
})
