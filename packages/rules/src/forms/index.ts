export {
  type AccountApplication,
  accountApplicationRules,
  tidyAccountApplication,
} from './account-application.js'
export {
  type AccessRequest,
  accessRequestRules,
  type Credentials,
  loginRules,
  type NewPassword,
  newPasswordRules,
  type ResetRequest,
  resetRequestRules,
  tidyAccessRequest,
  tidyCredentials,
  tidyResetRequest,
} from './account-forms.js'
export {
  type FieldProblem,
  type FieldRule,
  type FormProblems,
  type FormRules,
  fieldNames,
  formProblems,
  isFieldRequired,
  maxLength,
  required,
  sameAs,
} from './form-rules.js'
