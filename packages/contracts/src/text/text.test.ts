import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { registration } from '../accounts/accounts.ts'
import { newContactMessage } from '../forms/contact.ts'
import { educatorAnswers } from '../accounts/educator-profile.ts'
import { emailAddress } from './email-address.ts'
import { eventDetails } from '../events/event-draft.ts'
import { bankTransfer } from '../orders/orders.ts'
import { personName } from './person-name.ts'
import { profileSections } from '../accounts/profile-settings.ts'
import { requiredText } from './text.ts'
import { toLine } from './visible-text.ts'

const read = (schema: z.ZodMiniType, text: string) => {
  const { success, data, error } = z.safeParse(schema, text)
  return success ? data : error.issues[0]?.message
}

describe('a line of text', () => {
  it.each([
    ['\u202a+91 98450\u202c', '+91 98450'],
    ['Lake\u200b of\u2060 the\ufeff north\u00ad', 'Lake of the north'],
    ['Pay \u202egnp.exe\u202c now', 'Pay gnp.exe now'],
    ['\u2067One\u2069\u200f two\u061c', 'One two'],
    [' one\n\ttwo\u2028three\u0007 ', 'one two three'],
    ['Tag\u{e0041}\u{e007f}ged', 'Tagged'],
  ])('%j holds nothing that cannot be seen', (typed, kept) => expect(toLine(typed)).toBe(kept))

  it.each([
    ['Kannada, between letter and virama', 'ರ\u200d್ಯಾಮ್'],
    ['Kannada, behind a virama', 'ರಾಜ್\u200cಕುಮಾರ್'],
    ['Marathi', 'दऱ्\u200dया'],
    ['Malayalam, at the end', 'അവന\u0d4d\u200d'],
    ['Persian', 'می\u200cخواهم'],
    ['emoji of several', '👩\u200d🏫 and ❤\ufe0f\u200d🔥 and 1\ufe0f\u20e3'],
  ])('keeps the joiners of %s', (_, text) => expect(toLine(text)).toBe(text))

  it.each([
    ['Latin', 'Ana\u200cnya', 'Ananya'],
    ['Cyrillic', 'И\u200dван', 'Иван'],
    ['the end of a word', 'ಕೆರೆ\u200d', 'ಕೆರೆ'],
    ['the beginning', '\u200dಕೆರೆ', 'ಕೆರೆ'],
    ['fillers', '\u3164\u200c\u3164', ''],
    ['many', `ರ${'\u200d'.repeat(9)}ಾ`, 'ರಾ'],
  ])('drops joiners of %s', (_, typed, kept) => expect(toLine(typed)).toBe(kept))

  it('stays what it is, however often it passes', () => {
    const joined = ['ರ\u200d\u200b\u200d್ಯ', '👩\u200b\u200d🏫', 'a\u202e\u200db', 'ക\u200c\u3164\u200cക']
    for (const text of joined) expect(toLine(toLine(text))).toBe(toLine(text))
  })

  it('is read at once, however it is made', () => {
    const begin = Date.now()
    for (const part of ['ರ\u200d', '\u200b', ' ', '👩\u200d', '್\u200d', '(']) {
      toLine(part.repeat(100_000))
      read(personName('x'), part.repeat(30))
      read(educatorAnswers.shape.phoneNumber, part.repeat(100_000))
    }
    // A regular expression with backtracking would take hours.
    expect(Date.now() - begin).toBeLessThan(30_000)
  }, 60_000)
})

it('keeps a few marks on a letter, which are not drawn over their neighbours', () => {
  const piled = `Z${'\u0301\u0322'.repeat(36)}oe`
  const few = `Z${'\u0301\u0322'.repeat(3)}oe`
  expect([toLine(piled), read(personName('x'), piled), read(requiredText('x', 100), `${piled}\n${piled}`)]).toEqual([
    few,
    few,
    `${few}\n${few}`,
  ])
  for (const name of ['Nguye\u0302\u0303n', 'क्ष्म्यों', 'བསྒྲུབས', 'שָׁלוֹם', 'ಕ್ಷ್ಮೀ']) expect(toLine(name)).toBe(name)
})

describe('a text that has to be there', () => {
  const blank = ['', ' \n', '\u200b', '\u3164', '\u115f\u1160', '\u2800', '\u0301', '\u202e\u2066', '\ufe0f\u200d']
  const whole = { name: 'Asha', email: 'asha@example.org', subject: 'Lake', message: 'Water' }

  it.each([
    ['name', 'Name is required'],
    ['subject', 'Subject is required'],
    ['message', 'Message is required'],
  ])('is asked for as the %s of a message: something that can be seen', (field, required) => {
    for (const text of blank) {
      const { error } = z.safeParse(newContactMessage, { ...whole, [field]: text })
      expect(error?.issues.map(({ message }) => message)).toEqual([required])
    }
    for (const text of ['?', '7', '₹', '湖', '🌊', 'ಕೆರೆ'])
      expect(z.safeParse(newContactMessage, { ...whole, [field]: text }).success).toBe(true)
  })

  it('turns nothing round, over several lines too, and keeps those', () => {
    const message = 'One\r\n\u202eowt\u202c\n\n\u2067three\u2069 \u200efour'
    expect(z.parse(newContactMessage, { ...whole, message }).message).toBe('One\nowt\n\nthree \u200efour')
  })

  it('is empty in an event that shows nothing', () => {
    const { title, description, location } = eventDetails.shape
    for (const text of blank)
      expect([title, description, location].map((field) => read(field, text))).toEqual(['', '', ''])
    expect(read(title, 'Walk ')).toBe('Walk ')
    expect(read(location, 'Hall\n2\u200b')).toBe('Hall 2')
    expect(read(profileSections.about.shape.location, '\u200bMysuru\u2060')).toBe('Mysuru')
  })
})

describe('a person’s name', () => {
  const name = personName('Name is required')

  it.each([
    'Anne‐Marie',
    'Anne\u2011Marie',
    'Gal·la',
    'Asha (Ashu) Rao, Jr.',
    'Asha [Ashu]',
    '’t Hooft',
    'ರ\u200d್ಯಾಮ್',
    'র\u200d্যাম',
    'O’Neil-Rao',
    'محمد',
  ])('may be %s', (typed) => expect(read(name, typed)).toBe(typed))

  it.each([
    ['\u200bAsha\ufeff', 'Asha'],
    ['\u202bAsha  Rao\u202c', 'Asha Rao'],
  ])('%j is %s', (typed, kept) => expect(read(name, typed)).toBe(kept))

  it.each(['R2D2', 'www.example.com/x', '<b>', '-', '.', '()', '🌊', 'a@b', '\u0301', '\u0640', 'ʻ'])(
    'is not %j',
    (typed) => expect(['Please use letters only', 'Name is required']).toContain(read(name, typed)),
  )

  it('of an account is asked for once', () => {
    const account = {
      role: 'student',
      firstName: '\u3164',
      lastName: 'Rao',
      email: 'asha@example.org',
      password: 'lake bund',
    }
    const { error } = z.safeParse(registration, account)
    expect(error?.issues.map(({ message }) => message)).toEqual(['First and last name are required'])
  })
})

describe('a phone number', () => {
  it.each([
    ['\u202a+91 98450 12345\u202c', '+919845012345'],
    ['+91 (0) 98450 12345', '+919845012345'],
    ['+91 0 98450 12345', '+919845012345'],
    ['0091 98450 12345', '+919845012345'],
    ['0091 (0) 98450-12345', '+919845012345'],
    ['+91–98450—12345', '+919845012345'],
    ['98450‑12345', '9845012345'],
    ['98450−12345', '9845012345'],
    ['+೯೧ ೯೮೪೫೦ ೧೨೩೪೫', '+919845012345'],
    ['९८४५० १२३४५', '9845012345'],
    ['٩٨٤٥٠١٢٣٤٥', '9845012345'],
    ['＋９１９８４５０１２３４５', '+919845012345'],
    ['+44 (0) 20 7946 0958', '+442079460958'],
    ['080 2334 5678', '08023345678'],
    ['0012345678', '0012345678'],
  ])('%j is %s', (typed, kept) => expect(read(educatorAnswers.shape.phoneNumber, typed)).toBe(kept))

  it.each(['98765', '+91 98450 12345 6', '++919845012345', '98450x12345', '(0)', '\u200b'])('is not %j', (typed) =>
    expect(read(educatorAnswers.shape.phoneNumber, typed)).toBe('Please enter a valid phone number'),
  )
})

it.each([
  ['\u200bn123\u2060 456', 'N123456'],
  ['utr–12—34', 'UTR-12-34'],
  ['೧೨೩೪', '1234'],
  ['\u200b', 'Please enter the bank’s reference'],
])('the bank’s reference %j is %s', (typed, kept) => expect(read(bankTransfer.shape.bankReference, typed)).toBe(kept))

it('an address with what came along by pasting is the address', () => {
  expect(read(emailAddress, '\u200b asha@Example.org\ufeff')).toBe('asha@example.org')
})

describe('the link to a profile', () => {
  const { linkedinUrl, lumaProfileUrl } = educatorAnswers.shape

  it.each([
    [linkedinUrl, 'https://in.linkedin.com/in/asha-rao', 'https://in.linkedin.com/in/asha-rao'],
    [linkedinUrl, 'linkedin.com/in/asha-rao', 'https://linkedin.com/in/asha-rao'],
    [linkedinUrl, 'http://www.linkedin.com/in/asha-rao/', 'https://www.linkedin.com/in/asha-rao/'],
    [linkedinUrl, 'HTTPS://WWW.LinkedIn.COM/in/Asha', 'https://www.linkedin.com/in/Asha'],
    [linkedinUrl, '//linkedin.com/in/asha', 'https://linkedin.com/in/asha'],
    [linkedinUrl, 'https://linkedin.com:443/in/asha?a=b#c', 'https://linkedin.com/in/asha?a=b#c'],
    [linkedinUrl, '\u200bhttps://linkedin.com/in/asha\u200b', 'https://linkedin.com/in/asha'],
    [linkedinUrl, 'linkedin.com/in/ಆಶಾ', 'https://linkedin.com/in/%E0%B2%86%E0%B2%B6%E0%B2%BE'],
    [lumaProfileUrl, 'lu.ma/asha', 'https://lu.ma/asha'],
    [lumaProfileUrl, 'http://www.luma.com/asha', 'https://www.luma.com/asha'],
    [profileSections.links.shape.whatsappGroupLink, 'chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC'],
    [lumaProfileUrl, ' ', ''],
  ])('[U-37] has one form: %#', (schema, typed, kept) => {
    expect(read(schema, typed)).toBe(kept)
    expect(read(schema, kept)).toBe(kept)
  })

  const linkedin = 'Please enter a valid LinkedIn URL, for example https://www.linkedin.com/in/asha-rao'

  it.each([
    'https://linkedin.com.evil.test/in/x',
    'https://evillinkedin.com/in/x',
    'https://linkedin.com@evil.test/in/x',
    'https://evil.test/linkedin.com/in/x',
    'https://evil.test\\@linkedin.com/in/x',
    'https://asha:secret@linkedin.com/in/x',
    'https://linkedin.com:8443/in/x',
    'https://linkedin.com/in/asha rao',
    'https://linkedin.com',
    'linkedin.com/',
    'ftp://linkedin.com/in/x',
    'javascript:alert(1)//linkedin.com/',
    'asha-rao',
    'https://',
  ])('[U-37] is not %s', (typed) => expect(read(linkedinUrl, typed)).toBe(linkedin))

  it('[U-37] says an example where it is refused', () => {
    expect(read(lumaProfileUrl, 'https://example.com/me')).toBe(
      'Please enter a valid Lu.ma URL starting with https://lu.ma/, for example https://lu.ma/asha-rao',
    )
  })
})
