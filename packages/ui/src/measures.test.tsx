import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Avatar } from './art/avatar.tsx'
import { Badge } from './status/badge.tsx'
import { Button } from './controls/button.tsx'
import { BesideField } from './controls/field.tsx'
import { SearchInput } from './controls/search-input.tsx'
import { Select } from './controls/select.tsx'
import { Unbroken } from './layout/unbroken.tsx'
import { TextInput } from './controls/text-input.tsx'
import { AgeOrDate } from './time/time-ago.tsx'

let container: HTMLElement

beforeEach(async () => {
  await page.viewport(1280, 800)
  container = document.createElement('main')
  container.dataset.app = 'gallery'
  document.body.append(container)
})
afterEach(() => vi.restoreAllMocks())

describe('a control', () => {
  it.each([360, 820, 1280])('is 44 px high at %i px, whatever it is', async (width) => {
    await page.viewport(width, 800)
    await render(
      <>
        <TextInput label="Title" />
        <Select label="Level" options={[{ value: '', label: 'Any' }]} />
        <Select label="Sort" labelPlace="beside" options={[{ value: '', label: 'Newest' }]} />
        <SearchInput label="Search courses" />
        <Button>Search</Button>
      </>,
      { container },
    )
    const controls = [...container.querySelectorAll('input, select, button')]
    expect(controls.map((each) => each.getBoundingClientRect().height)).toEqual([44, 44, 44, 44, 44])
  })
})

it.each([undefined, 'Please enter the code'])(
  'a button beside a field is level with it, with its error or without',
  async (error) => {
    await render(
      <div className="flex items-start gap-3">
        <TextInput label="Code" error={error} />
        <BesideField>
          <Button>Check in</Button>
        </BesideField>
      </div>,
      { container },
    )
    const [field, button] = ['input', 'button'].map((name) => container.querySelector(name)!.getBoundingClientRect())
    expect([button!.top, button!.bottom]).toEqual([field!.top, field!.bottom])
  },
)

describe('an avatar', () => {
  const lookOf = (element: Element | null) => {
    const { backgroundColor, backgroundPosition } = getComputedStyle(element!)
    return { backgroundColor, backgroundPosition }
  }

  it('is drawn from the first and the last name, in whichever parts the name is known', async () => {
    await render(
      <>
        <Avatar firstName="Asha" lastName="M. Rao" />
        <Avatar firstName="Asha" lastName="Rao" />
        <Avatar firstName="Asha" lastName="Nair" />
      </>,
      { container },
    )
    const [first, inOtherParts, other] = [...container.querySelectorAll('.avatar')].map(lookOf)
    expect(inOtherParts).toEqual(first)
    expect(other).not.toEqual(first)
  })

  it.each(['light', 'dark'] as const)('has one of six hues, the same in the %s theme, each often', async (theme) => {
    document.documentElement.dataset.theme = theme
    const people = Array.from({ length: 300 }, (_, number) => `Rao${1000 + number}`)
    await render(
      <>
        {people.map((name) => (
          <Avatar key={name} firstName="Asha" lastName={name} />
        ))}
      </>,
      { container },
    )
    delete document.documentElement.dataset.theme
    const counts = Map.groupBy(container.querySelectorAll('.avatar'), (each) => lookOf(each).backgroundColor)
    expect(counts.size).toBe(6)
    expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(25)
    expect([...counts.keys()]).toContain('rgb(11, 85, 99)')
    expect(getComputedStyle(container.querySelector('.avatar')!).color).toBe('rgb(255, 255, 255)')
  })
})

describe('a moment in a list', () => {
  const now = Date.parse('2026-11-25T06:00:00.000Z')
  const show = async (instant: string, props = {}) => {
    vi.spyOn(Date, 'now').mockReturnValue(now)
    await render(<AgeOrDate instant={instant} {...props} />, { container })
    const time = container.querySelector('time')
    return [time?.textContent, time?.title]
  }

  it('tells its age for a day, and then its date with the age in its title', async () => {
    expect(await show('2026-11-24T06:00:00.001Z')).toEqual(['23 hours ago', 'Tue 24 Nov 2026, 11:30 am IST'])
    expect(await show('2026-11-24T06:00:00.000Z')).toEqual(['24 Nov 2026', '1 day ago, Tue 24 Nov 2026, 11:30 am IST'])
    expect(await show('2026-03-16T09:16:00.000Z')).toEqual([
      '16 Mar 2026',
      '253 days ago, Mon 16 Mar 2026, 2:46 pm IST',
    ])
  })

  it('is small inside a sentence, and whole where a day holds many', async () => {
    expect((await show('2026-11-25T05:59:00.000Z', { isInText: true }))[0]).toBe('just now')
    expect((await show('2026-03-16T09:16:00.000Z', { hasTime: true }))[0]).toBe('Mon 16 Mar 2026, 2:46 pm')
  })
})

describe('a badge in a chosen row', () => {
  it('stands out from the row', async () => {
    await render(
      <div className="bg-brand-soft [&_.badge]:bg-surface">
        <Badge tone="brand">New</Badge>
      </div>,
      { container },
    )
    const badge = container.querySelector('.badge')
    const row = badge!.parentElement
    expect(getComputedStyle(badge!).backgroundColor).not.toBe(getComputedStyle(row!).backgroundColor)
  })
})

describe('a text', () => {
  const linesOf = (words: string) => {
    const text = [...container.querySelectorAll('span, p')].flatMap((each) => [...each.childNodes])
    const node = text.find((each) => each instanceof Text && each.data.includes(words)) as Text
    const range = document.createRange()
    range.setStart(node, node.data.indexOf(words))
    range.setEnd(node, node.data.indexOf(words) + words.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }

  it('breaks neither a time nor a word with a hyphen, at any width, and is read as it is', async () => {
    const text = 'Build a 200-litre composter, Sun 6 Dec, 7:00–8:00 pm IST, in a twenty-minute walk, 42 days left'
    for (const width of [140, 150, 180, 210, 240, 270, 300]) {
      await render(
        <p style={{ width }}>
          <Unbroken>{text}</Unbroken>
        </p>,
        { container },
      )
      expect(container.textContent).toBe(text)
      expect(['200-litre', '7:00–8:00 pm IST', 'twenty-minute', '42 days'].map(linesOf)).toEqual([1, 1, 1, 1])
    }
  })

  it('gives letters with marks above and below them the lines that they need', async () => {
    await render(
      <h3 className="text-card" style={{ width: 120, letterSpacing: 0 }}>
        <Unbroken>ಕೆರೆಯ ನೀರು ಮತ್ತು ಊರು</Unbroken>
      </h3>,
      { container },
    )
    const span = container.querySelector('span')!
    const { fontSize, lineHeight } = getComputedStyle(span)
    expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThanOrEqual(1.5)
  })

  it('still breaks what no line could hold', async () => {
    await render(
      <p style={{ width: 120 }}>
        <Unbroken>an-address-of-many-words-with-hyphens</Unbroken>
      </p>,
      { container },
    )
    expect(container.querySelector('p')!.scrollWidth).toBeLessThanOrEqual(120)
  })
})
