import { type ReactNode, useState } from 'react'
import { type ListHandle, useList } from '../src/hooks/index.js'
import type { ListSource } from '../src/records/record-list/index.js'

interface ListPageProps<Row, Api, Filters> {
  source: ListSource<Row, Api, Filters>
  api: Api
  /** The query in the page's address at first. */
  at?: string
  children: (list: ListHandle<Row, Filters>) => ReactNode
}

/** A page with a list, whose address is a text above it. */
export function ListPage<Row, Api, Filters>({ source, api, at = '', children }: ListPageProps<Row, Api, Filters>) {
  const { codec } = source
  const [address, setAddress] = useState(at)
  const list = useList<Row, Filters>({
    query: codec.read(new URLSearchParams(address)),
    limits: codec.limits,
    hrefOf: (query) => `?${codec.write(query)}`,
    onQueryChange: (query) => setAddress(String(codec.write(query))),
    load: (query, options) => source.read(api, query, options),
  })
  return (
    <>
      <output>{address}</output>
      {children(list)}
    </>
  )
}

/** A call that answers with these rows, and keeps its inputs. */
export function listCall<Row>(rows: readonly Row[]) {
  const asked: object[] = []
  const answer = async (input: object) => {
    asked.push(input)
    return { results: [...rows], total: rows.length, page: 1, pages: Math.min(rows.length, 1), limit: 10 }
  }
  return { asked, answer }
}
