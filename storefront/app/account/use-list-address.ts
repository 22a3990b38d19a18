import type { ListCodec, ListOptions } from '@gauze/ui/hooks'
import { useLocation, useNavigate } from 'react-router-dom'

type ListAddress<Filters> = Pick<ListOptions<never, Filters>, 'query' | 'limits' | 'hrefOf' | 'onQueryChange'>

/** The address of a list page: the shown query, and a function that moves to another one. */
export function useListAddress<Filters>(codec: ListCodec<Filters>): ListAddress<Filters> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hrefOf: ListAddress<Filters>['hrefOf'] = (query) => {
    const params = String(codec.write(query))
    return params ? `${pathname}?${params}` : pathname
  }
  return {
    query: codec.read(new URLSearchParams(search)),
    limits: codec.limits,
    hrefOf,
    onQueryChange: (query, { reason }) =>
      void navigate(hrefOf(query), { replace: reason === 'corrected', preventScrollReset: true }),
  }
}
