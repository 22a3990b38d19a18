'use client'
import type { SuggestedSection } from '@gauze/contract'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { useRoutes } from '../../routes/index.js'
import { Carousel } from '../carousel/index.js'
import type { SuggestionsProps } from './suggestions.js'
import type { SuggestionsMessages } from './suggestions.messages.js'

interface SuggestionsDialogProps extends Pick<SuggestionsProps, 'renderProduct'> {
  sections: readonly SuggestedSection[]
  text: SuggestionsMessages
  onClose: () => void
}

/** The suggested products, by section. */
export function SuggestionsDialog({ sections, renderProduct, text, onClose }: SuggestionsDialogProps) {
  const { cart } = useRoutes()
  return (
    <Dialog
      isOpen
      title={text.title}
      slotProps={{ modal: { className: 'gz-suggested-modal' } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <LinkButton variant="quiet" href={cart}>
            {text.viewCart}
          </LinkButton>
          <Button onClick={onClose}>{text.done}</Button>
        </>
      }
    >
      <div className="gz-suggested-sections">
        {sections.map(({ kind, products }) => (
          <Carousel
            key={kind}
            isInModal
            label={text[kind]}
            head={<h3>{text[kind]}</h3>}
            items={products}
            keyOf={({ id }) => id}
            renderItem={renderProduct}
          />
        ))}
      </div>
    </Dialog>
  )
}
