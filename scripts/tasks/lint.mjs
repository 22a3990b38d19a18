import { lintChecks, runChecks } from '../lib/checks.mjs'

export default ({ env }) => (runChecks(lintChecks, env).failed > 0 ? 1 : 0)
