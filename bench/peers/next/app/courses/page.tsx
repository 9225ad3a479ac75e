import { getCloudflareContext } from '@opennextjs/cloudflare'
import type { Metadata } from 'next'
import Link from 'next/link'
import { cache } from 'react'
import { FiltersForm } from '../../components/filters-form.tsx'
import { CataloguePage } from '../../page/catalogue-page.tsx'
import { readCatalogue } from '../../page/catalogue.ts'
import { catalogueLead } from '../../page/texts.ts'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Once for the head and the body. */
const readOnce = cache((search: string) => readCatalogue(getCloudflareContext().env.DB, new URLSearchParams(search)))

async function read({ searchParams }: PageProps) {
  const entries = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  )
  return readOnce(new URLSearchParams(entries).toString())
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { published } = await read(props)
  return { title: 'Courses · Kere', description: `${catalogueLead(published)} Filter by category, level and price.` }
}

export default async function Courses(props: PageProps) {
  return <CataloguePage catalogue={await read(props)} Link={Link} FiltersForm={FiltersForm} />
}
