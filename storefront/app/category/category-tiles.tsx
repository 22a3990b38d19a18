import type { Category } from '@gauze/contract'
import { Anchor } from '@gauze/ui/link'
import { ProductImage } from '@gauze/ui/product/product-image'

export interface CategoryTilesProps {
  categories: readonly Pick<Category, 'id' | 'name' | 'urlComponent' | 'imageUrl'>[]
}

/** Pictures of categories that lead to them. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <ul className="category-tiles">
      {categories.map(({ id, name, urlComponent, imageUrl }) => (
        <li key={id}>
          <Anchor href={`/category/${urlComponent}`}>
            <ProductImage src={imageUrl} alt="" />
            <span>{name}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
