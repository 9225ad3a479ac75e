/** The only hosts that profile links may lead to. Texts name the first of each (C-55). */
export const linkHosts = {
  linkedin: ['https://www.linkedin.com', 'https://linkedin.com'],
  luma: ['https://lu.ma', 'https://luma.com'],
  whatsapp: ['https://chat.whatsapp.com'],
} as const
