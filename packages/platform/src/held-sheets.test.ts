import { expect, it } from 'vitest'
import { heldSheetsCookie, readHeldSheets } from './held-sheets.ts'

const addresses = ['/assets/main-D_x-1.css', '/mf/public/0123456789ab/assets/style-2.css']

it('sheets are read as they were written, among other cookies', () => {
  const [written = ''] = heldSheetsCookie(addresses).split(';')
  expect(readHeldSheets(`theme=dark; ${written}; other=1`)).toEqual(addresses)
})

it.each(['', 'kere_sheets=', 'xkere_sheets=/assets/main.css', 'kere_sheets="><script>'])('%s names none', (cookies) => {
  expect(readHeldSheets(cookies)).toEqual([])
})
