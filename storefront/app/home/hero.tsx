import type { HomepageSection } from '@gauze/contract'
import { LinkButton } from '@gauze/ui/actions/link-button'

/** The first thing of the home page: what the store is for, and the way into it. */
export function Hero({ section, level }: { section: HomepageSection; level: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="gz-page home-hero">
      <div className="hero" data-picture={section.imageUrl !== null || undefined}>
        <div className="hero-text">
          <Heading>{section.title}</Heading>
          {section.text ? <p>{section.text}</p> : null}
          <div className="actions">
            {section.linkPath && section.linkLabel ? (
              <LinkButton size="l" href={section.linkPath}>
                {section.linkLabel}
              </LinkButton>
            ) : null}
            {level === 1 ? (
              <LinkButton size="l" variant="quiet" href="/register" className="visitor-only">
                Create Account
              </LinkButton>
            ) : null}
          </div>
        </div>
        {section.imageUrl ? (
          <img className="hero-picture" src={section.imageUrl} alt="" width={640} height={480} fetchPriority="high" />
        ) : null}
      </div>
    </section>
  )
}
