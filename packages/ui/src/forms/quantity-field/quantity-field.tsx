'use client'
import { quantityFieldParts as Part, QuantityFieldMessage } from './quantity-field-parts.js'
import { QuantityFieldRoot, type QuantityFieldRootProps } from './quantity-field-root.js'

export interface QuantityFieldProps extends Omit<QuantityFieldRootProps, 'children'> {}

function QuantityFieldPreset(props: QuantityFieldProps) {
  return (
    <QuantityFieldRoot {...props}>
      <Part.Frame>
        <Part.Decrease />
        <Part.Input />
        <Part.Increase />
      </Part.Frame>
      <QuantityFieldMessage />
    </QuantityFieldRoot>
  )
}

/**
 * A quantity: a text field with a stepper (WAI-ARIA APG spinbutton). The field keeps the typed text, and a message says
 * why it is not a quantity. When the focus leaves the field, it rounds a decimal down, raises a number below 1 to 1,
 * and says so. Other text and an empty field stay, change nothing, and block the form: a submit moves the focus to the
 * field. If Enter had to change the number, it does not submit the form yet, so that the person sees the change. Arrows
 * step by 1, page keys by 10; a stepper button acts when released and repeats while held, and a finger that scrolls
 * from it changes nothing. If another quantity than the requested one takes effect, the field says so. To arrange the
 * parts yourself, put them into `QuantityField.Root` in any order.
 *
 * @keyboard Arrow Up, Arrow Down: add or subtract one.
 * @keyboard Page Up, Page Down: add or subtract ten.
 * @keyboard Enter: takes the typed quantity.
 * @keyboard Escape: restores the quantity before typing.
 * @example <QuantityField itemName="Exam gloves" value={quantity} onChange={setQuantity} />
 */
export const QuantityField = Object.assign(QuantityFieldPreset, {
  Root: QuantityFieldRoot,
  Message: QuantityFieldMessage,
  ...Part,
})
