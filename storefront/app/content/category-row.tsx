import type { Category } from '@gauze/contract'
import { Anchor } from '@gauze/ui/link'
import { Carousel } from '@gauze/ui/product/carousel'
import { ProductImage } from '@gauze/ui/product/product-image'
import type { ReactNode } from 'react'

export interface CategoryRowProps {
  title: string
  /** Above the slides. */
  head: ReactNode
  categories: readonly Pick<Category, 'id' | 'name' | 'urlComponent' | 'imageUrl'>[]
}

/** Pictures of categories that link to them, side by side (PDP-13). */
export function CategoryRow({ title, head, categories }: CategoryRowProps) {
  return (
    <Carousel
      label={title}
      head={head}
      slide="tile"
      items={categories}
      keyOf={({ id }) => id}
      renderItem={({ name, urlComponent, imageUrl }) => (
        <Anchor className="category-tile" href={`/category/${urlComponent}`}>
          <ProductImage src={imageUrl} alt="" />
          <span>{name}</span>
        </Anchor>
      )}
    />
  )
}
