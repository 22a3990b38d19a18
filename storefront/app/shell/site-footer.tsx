import { Anchor } from '@gauze/ui/link'
import { FooterContact } from '@gauze/ui/navigation/contact-details'
import { Footer } from '@gauze/ui/navigation/footer'
import { useSite } from '../data/use-site.js'
import { useWords } from '../language/words.js'
import { LanguageChoice } from './language-choice.js'
import { siteFooterMessages } from './site-footer.messages.js'

export interface SiteFooterProps {
  /** Leaves out the columns (SHELL-10). */
  hidesTop: boolean
}

/** The footer of every page, from the content service (SHELL-05). */
export function SiteFooter({ hidesTop }: SiteFooterProps) {
  const { content, contact } = useSite()
  const text = useWords('siteFooter', siteFooterMessages)
  const columns = content.footer.columns.map(({ title, pages }) => ({
    title,
    links: pages.map((page) => ({ label: page.title, href: page.path })),
  }))
  return (
    <Footer
      isShort={hidesTop}
      columns={columns}
      legal={content.footer.legal}
      contact={<FooterContact contact={contact} />}
    >
      <div className="footer-end">
        <LanguageChoice />
        <Anchor href="/accessibility">{text.accessibility}</Anchor>
      </div>
    </Footer>
  )
}
