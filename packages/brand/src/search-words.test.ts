import { describe, expect, it } from 'vitest'
import { foldText, hasWords } from './fold-text.ts'
import { searchWords } from './search-words.ts'

describe('a text is found', () => {
  it.each([
    ['Śāntā', 'śāntā'],
    ['Śāntā', 'S\u0301a\u0304nta\u0304'],
    ['Cafe\u0301 by the lake', 'café'],
    ['Иван Йович', 'ИВАН йович'],
    ['Über École', 'ÜBER école'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['ὀδός', 'ὈΔΌΣ'],
    ['İstanbul', 'istanbul'],
    ['Ｆｕｌｌ ﬁeld', 'full field'],
    ['The reader’s guide', "reader's guide"],
    ["The reader's guide", 'reader’s'],
    ['Hawaiʻi', "hawai'i"],
    ['solar\u2011powered', 'solar-powered'],
    ['solar-powered', 'Solar‐Powered'],
    ['1990–2020', '1990-2020'],
    ['−5 degrees', '-5'],
    ['Solar, wind and water', 'solar, wind'],
    ['What is soil?', 'soil?'],
    ['Soil (and water)', '(water) soil'],
    ['solar, wind', 'solar,wind'],
    ['Ground\u200Bwater', 'groundwater'],
    ['ground\u00ADwater', 'groundwater'],
    ['Über École', 'uber ecole'],
    ['Śāntā', 'santa'],
    ['S\u0301a\u0304nta\u0304 Nguyễn', 'santa nguyen'],
    ['uber', 'über'],
    ['Łódź Ørsted', 'lodz orsted'],
    ['ज़मीन', 'जमीन'],
    ['\u095Bमीन', 'जमीन'],
    ['पढ़ाई', 'पढाई'],
    ['ಫ಼ಾರ್ಮ್', 'ಫಾರ್ಮ್'],
    ['ರ\u200D್ಯಾಮ್', 'ರ್ಯಾಮ್'],
    ['ರ್ಯಾಮ್', 'ರ\u200D್ಯಾಮ್'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['ಕೆರೆ', 'ಕೆರೆ'],
    ['तालाब।', 'तालाब'],
    ['C++ for sensors', 'c++'],
    ['asha.rao@example.in', 'ASHA.RAO@example.in'],
  ])('%j by %j', (stored, asked) => {
    expect(hasWords(stored, searchWords(asked))).toBe(true)
  })

  it('by every word only', () => {
    expect(hasWords('Meera Prabhu', searchWords('meera zz'))).toBe(false)
    expect(hasWords('Meera Prabhu', searchWords('me pr'))).toBe(true)
    expect(hasWords('Ivan', searchWords('Иван'))).toBe(false)
    expect(hasWords('и', searchWords('й'))).toBe(false)
    expect(hasWords('कमल', searchWords('कामल'))).toBe(false)
  })
})

it.each([
  ['  “Solar”,  (wind)… -- & ', ['solar', 'wind']],
  ['', []],
  [undefined, []],
  ['?! — …', []],
  ['\u200B\u2060', []],
  ['OM', ['om']],
  ['\uD800 lake', ['lake']],
])('the words of %j are %j', (asked, words) => {
  expect(searchWords(asked)).toEqual(words)
})

it('folds what is folded to itself', () => {
  for (const text of ['Straße', 'İI', 'ΣΑΣ', 'ﬁ', '´`’', 'ǅ', 'ᾳ', '½ …', 'ſ'])
    expect(foldText(foldText(text))).toBe(foldText(text))
})

it('leaves ASCII as SQLite has it, in small letters, so that such a text need not be folded', () => {
  const ascii = String.fromCodePoint(...Array.from({ length: 127 }, (_, place) => place + 1))
  expect(foldText(ascii)).toBe(ascii.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
})
