import { expect, it } from 'vitest'
import { readSubscribers } from './subscriber-rows.ts'

const utf8 = (text: string) => new TextEncoder().encode(text).buffer
const utf16 = (text: string) => new Uint16Array([0xfeff, ...text.split('').map((unit) => unit.charCodeAt(0))]).buffer

const meera = { line: 2, email: 'meera@example.in', firstName: 'Meera' }

it.each([
  ['semicolons and a last line end', utf8('Email;First name\r\nmeera@example.in;Meera\r\n')],
  ['tabs', utf8('Email\tFirst name\nmeera@example.in\tMeera\n')],
  ['Unicode text', utf16('Email\tFirst name\r\nmeera@example.in\tMeera\r\n')],
  ['a byte order mark', utf8('\uFEFFEmail,first_name\nmeera@example.in,Meera\n')],
  ['Google Contacts', utf8('First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value\nMeera,N,Work,meera@example.in\n')],
  ['another case', utf8('FirstName,EMAIL ADDRESS\nMeera,meera@example.in\n')],
  ['a given name', utf8('Given name;Kind;Address\nMeera;x;meera@example.in\n')],
  ['a semicolon in a cell', utf8('Name,Email\n"Meera","meera@example.in"\n')],
])('a file with %s is read', (_, bytes) => {
  expect(readSubscribers(bytes)).toEqual([meera])
})

it('a file without a heading is read from its first line', () => {
  expect(readSubscribers(utf8('meera@example.in\nzoya@example.in'))).toMatchObject([{ line: 1 }, { line: 2 }])
})

it('what is in the column of the addresses and is none stays, with its line', () => {
  expect(readSubscribers(utf8('Email,Name\nmeera@example.in,Meera\n\nnobody,Zoya\n'))).toEqual([
    meera,
    { line: 4, email: 'nobody', firstName: 'Zoya' },
  ])
})

it('a file without any address has no rows', () => {
  expect(readSubscribers(utf8('Email,Name\nnobody,Zoya\n'))).toEqual([])
})

it('windows-1252 is refused, not spoiled', () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('Email,Name\njose@example.in,Jos'), 0xe9, 0x0a]).buffer
  expect(() => readSubscribers(bytes)).toThrow(TypeError)
})
