/** Where links to a person's profiles elsewhere may lead; the first of each is the one that is named (C-55). */
export const linkHosts = {
  linkedin: ['https://www.linkedin.com', 'https://linkedin.com'],
  luma: ['https://lu.ma', 'https://luma.com'],
} as const
