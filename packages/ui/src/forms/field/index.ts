export { describedBy, FieldFrame, type FieldFrameProps } from './field.js'
