const print = 'Print it to a new PDF and send that one.'
const asPdf = 'Export it as a PDF and send that one.'

/** Why a file of the right type and size is refused, and what its sender can do about it. */
const texts = {
  csv_formula: 'This CSV has a cell that a spreadsheet calculates. Save it with values alone and send that one.',
  csv_not_text: 'This file is no text in UTF-8. Save it as “CSV UTF-8” and send that one.',
  csv_too_large: 'This CSV has more than 500,000 cells. Send a part of it, or a link to the whole.',
  csv_uneven:
    'This file is no CSV: its rows do not have the same number of cells. Save the sheet as CSV and send that one.',
  csv_separator:
    'The first line of this CSV names a separator. Take out the line that begins with “sep=” and send it again.',
  geojson_damaged: 'This GeoJSON is damaged or incomplete. Export it again and send the new one.',
  is_no_geojson: 'This file is JSON but no GeoJSON. Export the map as GeoJSON and send that one.',
  pdf_behind_end: `This PDF has something else in front of it or behind its end. ${print}`,
  pdf_damaged: 'This PDF is damaged or incomplete. Export it again and send the new one.',
  pdf_encrypted: 'This PDF is protected with a password, so it cannot be checked. Save it without one and try again.',
  pdf_embedded_file: `This PDF holds another file. ${print}`,
  pdf_external_data: `This PDF takes data from another file. ${print}`,
  pdf_form_data: `This PDF sends or loads the data of a form. ${print}`,
  pdf_javascript: `This PDF holds JavaScript. ${print}`,
  pdf_media: `This PDF holds video, sound or 3D. ${print}`,
  pdf_opens_address: `This PDF opens a web address by itself. ${print}`,
  pdf_opens_file: `This PDF starts a program or opens another file. ${print}`,
  pdf_self_acting: `This PDF does something by itself when a page or a field is opened. ${print}`,
  pdf_too_large: `This PDF unpacks to more than can be checked. ${print}`,
  pdf_unclear: `This PDF is packed in a way that cannot be checked. ${print}`,
  pdf_xfa: `This PDF is an XFA form. ${print}`,
  word_active_x: `This document holds ActiveX controls. ${asPdf}`,
  word_behind_end: `This document has something else in front of it or behind its end. ${asPdf}`,
  word_damaged: 'This document is damaged or incomplete. Save it again, or export it as a PDF.',
  word_data_field: `This document has a field that takes data from another program or file. ${asPdf}`,
  word_embedded_file: `This document holds another file or an object of another program. ${asPdf}`,
  word_encrypted:
    'This document is protected with a password, so it cannot be checked. Save it without one and try again.',
  word_external: `This document loads a template or a part from somewhere else. ${asPdf}`,
  word_foreign_part: `This document holds a page in another format. ${asPdf}`,
  word_macros: `This document holds macros. ${asPdf}`,
  word_program: `This document holds a program. ${asPdf}`,
  word_too_large: `This document unpacks to more than can be checked. ${asPdf}`,
  word_too_old: `This document is in the format of Word 95 or older. ${asPdf}`,
  zip_behind_end: 'This ZIP has something else in front of it or behind its end. Make it again and send the new one.',
  zip_damaged: 'This ZIP is damaged, incomplete or empty. Make it again and send the new one.',
  zip_encrypted: 'This ZIP is protected with a password, so it cannot be checked. Make it without one.',
  zip_leads_away:
    'This ZIP has a name that leads out of its own folder. Make it again from one folder and send the new one.',
  zip_other_ending:
    'A file in this ZIP does not end in what it is. Give tables .csv, maps .geojson and pictures .jpg, .png or .webp.',
  zip_other_file: 'This ZIP holds a file of another kind. Only pictures, CSV, GeoJSON, PDF, DOC and DOCX may be in it.',
  zip_too_large: 'This ZIP holds more than can be checked: at most 100 files of 5 MB, 24 MB in all, and 3 documents.',
  is_open_document: `This file is an OpenDocument file, not a Word document. ${asPdf}`,
  is_presentation: `This file is a presentation, not a document. ${asPdf}`,
  is_rtf: `This file is RTF, whatever its name says. Open it and save it as DOCX, or export it as a PDF.`,
  is_malware: 'A scanner has found malware in this file. Check your device, and make the file anew.',
  is_web_page: `This file is a web page or XML, whatever its name says. Open it and save it as DOCX, or export it as a PDF.`,
  is_workbook: `This file is a workbook, not a document. ${asPdf}`,
} as const

export type RefusalReason = keyof typeof texts

export const textOfRefusal = (reason: RefusalReason) => texts[reason]

/**
 * Thrown to end the check of a document from any depth. Without a reason the type is wrong, for which the file's kind
 * has its own message.
 */
export class DocumentRefusal extends Error {
  override name = 'DocumentRefusal'
  readonly detail: string | undefined

  constructor(reason?: RefusalReason) {
    super(reason ?? 'another type')
    this.detail = reason && textOfRefusal(reason)
  }
}

export function refuse(reason?: RefusalReason): never {
  throw new DocumentRefusal(reason)
}
