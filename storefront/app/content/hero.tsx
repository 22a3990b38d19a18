import type { HomepageSection } from '@gauze/contract'
import { LinkButton } from '@gauze/ui/actions/link-button'

/** The top of the home page: what the store is for, and where to start. */
export function Hero({ section, level }: { section: HomepageSection; level: 1 | 2 }) {
  const { title, text, image, linkLabel, linkPath } = section
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="gz-page home-section">
      <div className="hero" data-picture={image !== null || undefined}>
        <div className="hero-text">
          <Heading>{title}</Heading>
          {text ? <p>{text}</p> : null}
          <div className="actions">
            {linkPath && linkLabel ? (
              <LinkButton size="l" href={linkPath}>
                {linkLabel}
              </LinkButton>
            ) : null}
            {level === 1 ? (
              <LinkButton size="l" variant="quiet" href="/register" className="visitor-only">
                Create Account
              </LinkButton>
            ) : null}
          </div>
        </div>
        {image ? (
          <img
            className="hero-picture"
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            {...(level === 1
              ? { fetchPriority: 'high' as const }
              : { loading: 'lazy' as const, decoding: 'async' as const })}
          />
        ) : null}
      </div>
    </section>
  )
}
