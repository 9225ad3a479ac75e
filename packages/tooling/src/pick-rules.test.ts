import { expect, it } from 'vitest'
import { pickRules } from './pick-rules.ts'

const pick = (css: string, ...used: string[]) => pickRules(css, (name) => used.includes(name))

it('keeps what names no class, and of the others what is used, in their order', () => {
  const css =
    '@layer base,utilities;@layer base{html{color:red}}@layer utilities{.p-4{padding:1rem}.flex{display:flex}}'
  expect(pick(css, 'flex')).toBe(
    '@layer base,utilities;@layer base{html{color:red}}@layer utilities{.flex{display:flex}}',
  )
})

it('drops a condition under which nothing is left', () => {
  const css = '@media (width>=50rem){.a{x:y}@supports (color:red){.b{x:y}}}@media print{.c{x:y}}'
  expect(pick(css, 'b')).toBe('@media (width>=50rem){@supports (color:red){.b{x:y}}}')
})

it('reads names with signs in them', () => {
  const css = String.raw`.desk\:max-w-\[52ch\]:hover{x:y}.before\:content-\[\'\,\'\]:before{content:"}"}.\32 xl{x:y}.w-1\/2{x:y}`
  expect(pick(css, 'desk:max-w-[52ch]')).toBe(String.raw`.desk\:max-w-\[52ch\]:hover{x:y}`)
  expect(pick(css, "before:content-[',']")).toBe(String.raw`.before\:content-\[\'\,\'\]:before{content:"}"}`)
  expect(pick(css, '2xl')).toBe(String.raw`.\32 xl{x:y}`)
  expect(pick(css, 'w-1/2')).toBe(String.raw`.w-1\/2{x:y}`)
})

it('keeps a rule for one of its selectors, and none for half of one', () => {
  expect(pick('.a .b,.c{x:y}', 'c')).toBe('.a .b,.c{x:y}')
  expect(pick('.a .b,.c{x:y}', 'a')).toBe('')
  expect(pick('.a:not(.b){x:y}', 'a')).toBe('.a:not(.b){x:y}')
  const inGroup = '.a:is(:where(.group):hover *){x:y}'
  expect([pick(inGroup, 'a', 'group'), pick(inGroup, 'a')]).toEqual([inGroup, ''])
})

it('keeps what a used class says of classes that come with content', () => {
  const scroll = String.raw`.\[\&_\.scroll\]\:overflow-x-auto .scroll{overflow-x:auto}`
  const notes = String.raw`.\[\&_\.note\>\.mark-2\]\:p-4 .note>.mark-2{x:y}`
  expect(pick(scroll + notes, '[&_.scroll]:overflow-x-auto')).toBe(scroll)
  expect(pick(scroll + notes, '[&_.note>.mark-2]:p-4')).toBe(notes)
  expect(pick(scroll + notes, 'scroll', 'note', 'mark-2')).toBe('')
  const inner = String.raw`.\[\&_\.note_\.sum\]\:p-4 .note .sum{x:y}`
  expect(pick(inner, '[&_.note_.sum]:p-4')).toBe(inner)
})

it('says once in which remote the rules apply', () => {
  const css =
    ':where([data-app=a]) .p{x:y}:where([data-app=a]) .q,:where([data-app=a]) .r:hover{x:y}.p{x:y}@media print{:where([data-app=a]) .q{x:y}}'
  const scoped = ':where([data-app=a]){.p{x:y}.q,.r:hover{x:y}}.p{x:y}@media print{:where([data-app=a]){.q{x:y}}}'
  expect(pick(css, 'p', 'q', 'r')).toBe(scoped)
  expect(pick(scoped, 'q')).toBe(':where([data-app=a]){.q,.r:hover{x:y}}@media print{:where([data-app=a]){.q{x:y}}}')
})

it('keeps a used rule with all that is nested in it', () => {
  expect(pick('.rows{@media (width<50rem){>li{x:y}}}.p-4{x:y}', 'rows')).toBe('.rows{@media (width<50rem){>li{x:y}}}')
})

it('keeps fonts and movements, and of the registered properties those that are read', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}.a{rotate:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}@layer properties{@supports (x:y){*{--tw-a:1;--tw-b:2}}}'
  expect(pick(css, 'a')).toBe(
    '@font-face{font-family:A;src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}.a{rotate:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}@layer properties{@supports (x:y){*{--tw-a:1;}}}',
  )
})
