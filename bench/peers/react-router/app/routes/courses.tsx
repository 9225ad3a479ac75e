import { env } from 'cloudflare:workers'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { FiltersForm } from '../filters-form.tsx'
import { Link } from '../link.tsx'
import { CataloguePage } from '../page/catalogue-page.tsx'
import { readCatalogue } from '../page/catalogue.ts'
import { catalogueLead } from '../page/texts.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readCatalogue(env.DB, new URL(request.url).searchParams)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: 'Courses · Kere' },
  {
    name: 'description',
    content: loaderData ? `${catalogueLead(loaderData.published)} Filter by category, level and price.` : '',
  },
]

export default function Courses() {
  return <CataloguePage catalogue={useLoaderData<typeof loader>()} Link={Link} FiltersForm={FiltersForm} />
}
