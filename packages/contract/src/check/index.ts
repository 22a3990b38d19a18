export { type AnswerCheckOptions, checkAnswers } from './check-answers.js'
export { differencesFrom } from './differences-from.js'
