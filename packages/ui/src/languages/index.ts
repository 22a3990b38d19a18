export { type PluralForms, pluralOf } from './plural.js'
