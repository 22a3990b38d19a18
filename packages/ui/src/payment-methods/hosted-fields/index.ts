export { HostedFieldGroup, type HostedFieldGroupMessages } from './hosted-field-group.js'
export type {
  HostedExchange,
  HostedFieldLook,
  HostedFieldSet,
  HostedFields,
  HostedFieldsEvents,
  HostedFieldsOptions,
  HostedFieldsSource,
  MountHostedFields,
} from './hosted-fields.types.js'
export { useHostedFields } from './use-hosted-fields.js'
