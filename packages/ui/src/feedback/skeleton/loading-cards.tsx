import { Skeleton } from './skeleton.js'

/**
 * The cards of a list that loads.
 *
 * @param label announced to people who hear the page
 * @param count the number of cards to draw
 */
export function LoadingCards({ label, count }: { label: string; count: number }) {
  return (
    <>
      <p role="status" className="gz-visually-hidden">
        {label}
      </p>
      <div data-slot="cards" aria-hidden="true">
        {Array.from({ length: count }, (_, card) => card).map((card) => (
          <div key={card} className="gz-panel">
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="40%" />
            <Skeleton width="100%" height="4rem" shape="box" />
          </div>
        ))}
      </div>
    </>
  )
}
