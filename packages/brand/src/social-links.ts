export const socialLinks = [
  { name: 'LinkedIn', href: 'https://kere.example/linkedin' },
  { name: 'Instagram', href: 'https://kere.example/instagram' },
  { name: 'YouTube', href: 'https://kere.example/youtube' },
] as const
