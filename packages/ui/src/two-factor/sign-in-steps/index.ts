export { SignInSteps, type SignInStepsProps } from './sign-in-steps.js'
export { type SignInStepsMessages, signInStepsMessages } from './sign-in-steps.messages.js'
export type { AddStepPort, SignInStepsPort } from './sign-in-steps.types.js'
export { StepSetup, type StepSetupProps } from './step-setup.js'
