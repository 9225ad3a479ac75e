import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { expect, it, vi } from 'vitest'
import { keepMarkup } from './kept-markup.ts'

interface CardProps {
  title: string
  seats: number
}

const makePart = () =>
  vi.fn<(props: CardProps) => ReactNode>(({ title, seats }) =>
    createElement('li', { className: 'card' }, title, ' has ', seats, createElement('b', null, '“&<')),
  )

it('draws a part as React draws it among others', () => {
  const Part = makePart()
  const each = [
    { title: 'Lakes & wells', seats: 3 },
    { title: '<Composting>', seats: 0 },
  ]
  const drawPart = keepMarkup(9)
  const among = renderToString(
    createElement(
      'ul',
      null,
      each.map((props) => createElement(Part, { key: props.title, ...props })),
    ),
  )
  expect(`<ul>${each.map((props) => drawPart(Part, props)).join('')}</ul>`).toBe(among)
})

it('draws a part once, and again where any of it differs', () => {
  const Part = makePart()
  const drawPart = keepMarkup(9)
  const first = drawPart(Part, { title: 'Lakes', seats: 3 })
  expect(drawPart(Part, { title: 'Lakes', seats: 3 })).toBe(first)
  expect(Part).toHaveBeenCalledTimes(1)
  expect(drawPart(Part, { title: 'Lakes', seats: 2 })).not.toBe(first)
  expect(drawPart(makePart(), { title: 'Lakes', seats: 3 })).toBe(first)
})

it('keeps no more than it may, the newest', () => {
  const Part = makePart()
  const drawPart = keepMarkup(2)
  for (const seats of [1, 2, 3, 2, 3, 1]) drawPart(Part, { title: 'Lakes', seats })
  expect(Part.mock.calls.map(([{ seats }]) => seats)).toEqual([1, 2, 3, 1])
})
