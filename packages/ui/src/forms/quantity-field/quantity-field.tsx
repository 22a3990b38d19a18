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
 * A quantity: a text field with a stepper (WAI-ARIA APG spinbutton). What is typed stays as typed and a message says
 * why it is not a quantity; leaving the field floors a decimal and raises what is below 1 to 1, and says so. Words
 * stay, change nothing, and keep the form from being sent, like an empty field: the focus goes to the field. If Enter
 * had to change the number, it does not send the form yet, so that the change is seen. Arrows step by 1, page keys by
 * 10; a stepper button acts when released and repeats while held, and a finger that scrolls from it changes nothing. If
 * another quantity than the requested one takes effect, the field says so. To arrange the parts yourself, put them into
 * `QuantityField.Root` in any order.
 *
 * @example <QuantityField itemName="Exam gloves" value={quantity} onChange={setQuantity} />
 */
export const QuantityField = Object.assign(QuantityFieldPreset, {
  Root: QuantityFieldRoot,
  Message: QuantityFieldMessage,
  ...Part,
})
