export { CartPreviewTrigger, type CartPreviewTriggerProps } from './cart-preview-trigger.js'
